import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import styles from './about.module.css'
import { Section } from './section.tsx'

interface AboutProps {
  readonly assistant: Pick<AssistantProfile, 'display_name' | 'preferred_pronouns' | 'bio' | 'self_identifications'>
}

/** B5.3: the bio with pronouns, and how the person identifies where they agreed to show it. */
export function About({ assistant }: AboutProps) {
  const { display_name: name, preferred_pronouns: pronouns, bio, self_identifications } = assistant
  const paragraphs = bio.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0 && self_identifications.length === 0) return null
  return (
    <Section title={pronouns === '' ? `About ${name}` : `About ${name} (${pronouns})`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {self_identifications.length > 0 && (
        <p className={styles.identifies}>Identifies as: {self_identifications.map(({ value }) => value).join(' · ')}</p>
      )}
    </Section>
  )
}
