import type { ProfileTip } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { Panel } from '../../ui/panel.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './own-profile.module.css'
import { sectionIds, type SectionName } from './own-sections.ts'
import { tipWords } from './tip-words.ts'

const sectionNames = {
  photo: 'Go to photo',
  words: 'Go to about you',
  work: 'Go to what you do',
  hours: 'Go to hours and week',
} as const satisfies Record<SectionName, string>

/** Shows a part of the page, and hands the keyboard on to its first field. */
function goTo(section: SectionName): void {
  const part = document.getElementById(sectionIds[section])
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector<HTMLElement>('input:not([type="file"]), textarea, button')?.focus({ preventScroll: true })
}

/** C5 Ours: what would lift their match, most first. */
export function TipsPanel({ tips }: { tips: readonly ProfileTip[] }) {
  if (tips.length === 0) {
    return (
      <Panel title="Your profile is complete">
        <p className={styles.complete}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          Clients find everything here that they usually look for.
        </p>
      </Panel>
    )
  }
  return (
    <Panel title="What would lift your match" lead="What searches count most comes first.">
      <ul className={styles.tips}>
        {tips.map((tip) => {
          const { text, section } = tipWords(tip)
          return (
            <li key={`${tip.code} ${tip.role}`}>
              <IconBulb size={20} stroke={1.75} aria-hidden="true" />
              <span>
                {text}{' '}
                <TextButton size="small" aria-label={`${sectionNames[section]}: ${text}`} onClick={() => goTo(section)}>
                  {sectionNames[section]}
                </TextButton>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
