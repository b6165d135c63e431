import { type Ref, useId } from 'react'
import type { KeywordGroups } from '@talentplace/contract/matching/criteria'
import type { Keyword } from '@talentplace/contract/matching/keyword.routes'
import { KeywordChip } from '../../../ui/keyword-chip.tsx'
import { NextButton } from '../wizard/next-button.tsx'
import { disabledNext } from '../wizard/step-messages.ts'
import { chipKinds, type EnteredKeyword, listEntered } from './entered-keywords.ts'
import { KeywordBox } from './keyword-box.tsx'
import styles from './requirements-heading-and-box.module.css'

/** What is in the box and what happens to it; absent in the page as it is served, before it is live. */
export interface KeywordEntry {
  readonly keywords: KeywordGroups
  readonly text: string
  readonly options: readonly Keyword[]
  readonly isPending: boolean
  readonly onText: (text: string) => void
  readonly onChoose: (keyword: Keyword) => void
  readonly onEnterText: (text: string) => void
  readonly onRemove: (entered: EnteredKeyword) => void
  /** Why Next can't go on yet; null when it can. */
  readonly blocked: string | null
  readonly onNext: () => void
  /** After a press on Next while it can't go on. */
  readonly onBlocked: () => void
}

const nothing = () => undefined
const notLive: KeywordEntry = {
  keywords: { roles: [], skills: [], tools: [], default: [] },
  text: '',
  options: [],
  isPending: false,
  onText: nothing,
  onChoose: nothing,
  onEnterText: nothing,
  onRemove: nothing,
  blocked: disabledNext.requirements,
  onNext: nothing,
  onBlocked: nothing,
}

/** The first thing anyone sees: what this is for, and the box to say what one needs. */
export function RequirementsHeadingAndBox({
  entry = notLive,
  ref,
}: {
  entry?: KeywordEntry
  ref?: Ref<HTMLInputElement>
}) {
  const reasonId = useId()
  const entered = listEntered(entry.keywords)
  const last = entered.at(-1)
  return (
    <div className={styles.opening}>
      <h1 className={styles.heading}>Find the assistant who already knows how.</h1>
      <KeywordBox
        ref={ref}
        label="What do you need done?"
        placeholder={entered.length === 0 ? 'Bookkeeper, QuickBooks, chase late invoices' : 'Add another'}
        text={entry.text}
        onText={entry.onText}
        options={entry.options}
        isPending={entry.isPending}
        nothingFound="Not a word we know, and that is fine: press Enter to keep it as you wrote it."
        onChoose={entry.onChoose}
        onEnterText={entry.onEnterText}
        onRemoveLast={last && (() => entry.onRemove(last))}
        action={
          <NextButton blocked={entry.blocked} reasonId={reasonId} onNext={entry.onNext} onBlocked={entry.onBlocked} />
        }
      >
        {entered.map((each) => (
          <KeywordChip
            key={`${each.group}:${each.word}`}
            kind={chipKinds[each.group]}
            label={each.word}
            onRemove={() => entry.onRemove(each)}
          />
        ))}
      </KeywordBox>
      <p className={styles.reason} id={reasonId}>
        {entry.blocked}
      </p>
    </div>
  )
}
