import * as t from '@talentplace/contract/matching/messages/profile'
import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import styles from './about.module.css'
import { Section } from './section.tsx'

interface AboutProps {
  readonly assistant: Pick<
    AssistantProfile,
    'display_name' | 'preferred_pronouns' | 'bio' | 'languages' | 'self_identifications'
  >
}

const levels = { native: t.native(), fluent: t.fluent(), working: t.workingKnowledge() }

/** 'French (native)' */
function languageText({ value, level }: AssistantProfile['languages'][number]): string {
  return `${value} (${levels[level]})`
}

/** B5.3: the bio with pronouns, the languages they speak, and how the person identifies where they agreed to show it. */
export function About({ assistant }: AboutProps) {
  const { display_name: name, preferred_pronouns: pronouns, bio, languages, self_identifications } = assistant
  const paragraphs = bio.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <Section title={t.about({ name: pronouns === '' ? name : `${name} (${pronouns})` })}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={styles.identifies}>{t.speaks({ languages: languages.map(languageText).join(' · ') })}</p>
      {self_identifications.length > 0 && (
        <p className={styles.identifies}>
          {t.identifiesAs({ list: self_identifications.map(({ value }) => value).join(' · ') })}
        </p>
      )}
    </Section>
  )
}
