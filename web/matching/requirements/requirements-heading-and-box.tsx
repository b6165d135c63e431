import * as t from '@talentplace/contract/matching/messages/requirements'
import { type ReactNode, type Ref, useId } from 'react'
import type { Keyword } from '@talentplace/contract/matching/keyword.routes'
import { KeywordChip } from '../../ui/keyword-chip.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NextButton } from '../wizard/next-button.tsx'
import { disabledNext } from '../wizard/step-messages.ts'
import { chipKinds, type EnteredKeyword } from './entered-keywords.ts'
import { KeywordBox } from './keyword-box.tsx'
import styles from './requirements-heading-and-box.module.css'

/** What is in the box and what happens to it; absent in the page as it is served, before it is live. */
export interface KeywordEntry {
  /** The newest last. */
  readonly entered: readonly EnteredKeyword[]
  /** Shows what was recognised in the free words among them. */
  readonly understood: ReactNode
  readonly text: string
  readonly options: readonly Keyword[]
  readonly isPending: boolean
  /** Said when no option is there. */
  readonly nothingFound: string
  readonly onText: (text: string) => void
  readonly onChoose: (keyword: Keyword) => void
  readonly onEnterText: (text: string) => void
  readonly onRemove: (entered: EnteredKeyword) => void
  /** Why Next can't go on yet; null when it can. */
  readonly blocked: string | null
  readonly onNext: () => void
  /** They have pressed Next while it can't go on: then its reason is seen, and until then only read aloud. */
  readonly isReasonVisible: boolean
  /** After a press on Next while it can't go on. */
  readonly onBlocked: () => void
}

const nothing = () => undefined
const notLive: KeywordEntry = {
  entered: [],
  understood: null,
  nothingFound: '',
  text: '',
  options: [],
  isPending: false,
  onText: nothing,
  onChoose: nothing,
  onEnterText: nothing,
  onRemove: nothing,
  blocked: disabledNext.requirements,
  isReasonVisible: false,
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
  const { entered } = entry
  const last = entered.at(-1)
  return (
    <div className={styles.opening}>
      <h1 className={styles.heading}>{t.heading()}</h1>
      <KeywordBox
        ref={ref}
        label={t.boxLabel()}
        placeholder={entered.length === 0 ? t.boxExamples() : t.addAnother()}
        text={entry.text}
        onText={entry.onText}
        options={entry.options}
        isPending={entry.isPending}
        nothingFound={entry.nothingFound}
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
      {entry.understood}
      <p className={styles.reason} id={reasonId}>
        {entry.isReasonVisible ? entry.blocked : <VisuallyHidden>{entry.blocked}</VisuallyHidden>}
      </p>
    </div>
  )
}
