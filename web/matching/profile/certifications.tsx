import * as t from '@talentplace/contract/matching/messages/profile'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { badgeShape } from './badge-shape.ts'
import styles from './certifications.module.css'
import { Section } from './section.tsx'

function Badge({ image }: { image: number }) {
  const { outline, mark, tint } = badgeShape(image)
  return (
    <svg className={styles.badge} data-tint={tint} viewBox="0 0 64 64" width={56} height={56} aria-hidden="true">
      <path className={styles.outline} d={outline} />
      <circle className={styles.ring} cx="32" cy="32" r="19" />
      <path className={styles.mark} d={mark} />
    </svg>
  )
}

/** B5.3: finished courses, each with its badge. */
export function Certifications({ courses }: { courses: AssistantProfile['vg_academy_courses'] }) {
  if (courses.length === 0) return null
  return (
    <Section title={t.certifications()}>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.id} className={styles.course}>
            <Badge image={course.badge_image} />
            <span>{course.name}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
