import * as t from '@talentplace/contract/matching/messages/requirements'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { KeywordChip } from '../../ui/keyword-chip.tsx'
import { meantFacts, messageFacts, type MessageFact } from './message-facts.ts'
import { filtersWithout } from './prefill.ts'
import { meantNames, notMeantKey, type UnderstoodName, useUnderstoodWords } from './understood-words.ts'
import styles from './understood.module.css'

/** Something that is left out: what it's called, its key, and the change that takes back what was made of it. */
export interface LeftOut {
  readonly label: string
  readonly key: string
  readonly without: (criteria: StoredCriteria) => Partial<StoredCriteria>
}

interface UnderstoodProps {
  readonly keywords: KeywordGroups
  /** What was left out before. */
  readonly notMeant: readonly string[]
  readonly onLeaveOut: (left: LeftOut) => void
}

const namesOf: Readonly<Record<UnderstoodName['type'], string>> = {
  role: t.work(),
  skill: t.skills(),
  tool: t.tools(),
  language: t.languages(),
}
const factsOf: Readonly<Record<MessageFact['kind'], string>> = {
  hours: t.hours(),
  times: t.times(),
  clock: t.clock(),
  start: t.start(),
  budget: t.budget(),
  not: t.not(),
}
const typesInOrder = ['role', 'skill', 'tool', 'language'] as const
const kindsInOrder = ['hours', 'times', 'clock', 'start', 'budget', 'not'] as const

/** B2.1: what was recognised in free words, group by group, each of which can be left out. */
export default function Understood({ keywords, notMeant, onLeaveOut }: UnderstoodProps) {
  const understanding = useUnderstoodWords(keywords.default)
  const names = meantNames(understanding, notMeant, keywords)
  const facts = meantFacts(messageFacts(understanding.message, understanding.texts), notMeant)
  const groups = [
    ...typesInOrder.map((type) => ({
      heading: namesOf[type],
      chips: names
        .filter((name) => name.type === type)
        .map((name) => ({ left: name, key: notMeantKey(name), label: name.value, kind: name.type })),
    })),
    ...kindsInOrder.map((kind) => ({
      heading: factsOf[kind],
      chips: facts
        .filter((fact) => fact.kind === kind)
        .map((fact) => ({ left: fact, key: fact.key, label: fact.label, kind: 'default' as const })),
    })),
  ].filter(({ chips }) => chips.length > 0)
  if (groups.length === 0) return null
  return (
    <fieldset className={styles.understood}>
      <legend className={styles.name}>{t.understoodAs()}</legend>
      <div className={styles.groups}>
        {groups.map(({ heading, chips }) => (
          <div key={heading} className={styles.group}>
            <span className={styles.heading} aria-hidden="true">
              {heading}
            </span>
            <ul className={styles.chips} aria-label={heading}>
              {chips.map(({ left, key, label, kind }) => (
                <li key={key}>
                  <KeywordChip
                    bare
                    kind={kind}
                    kindName={kind === 'default' ? heading : undefined}
                    label={label}
                    removeLabel={t.leaveOut({ word: label })}
                    onRemove={() => onLeaveOut({ label, key, without: (criteria) => filtersWithout(criteria, left) })}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
