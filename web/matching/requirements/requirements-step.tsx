import * as t from '@talentplace/contract/matching/messages/requirements'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { maximumMessageLength } from '@talentplace/contract/core/criteria/limits'
import { notify } from '../../ui/notice/toast.ts'
import { announce } from '../../ui/notice/live-region.tsx'
import { disabledNext } from '../wizard/step-messages.ts'
import {
  addKeyword,
  type EnteredKeyword,
  groupOfType,
  inOrderEntered,
  isEntered,
  listEntered,
  placeTyped,
  removeKeyword,
  splitTyped,
} from './entered-keywords.ts'
import { groupOptions } from './keyword-options.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { RequirementsHeadingAndBox } from './requirements-heading-and-box.tsx'
import { useKeywordSearch } from './use-keyword-search.ts'
import { useLateGrouping } from './use-late-grouping.ts'
import type { LeftOut } from './understood.tsx'
import { usePopularSearches } from './use-popular-searches.ts'
import styles from './requirements-step.module.css'

/** Only who writes freely needs it, and the first page loads as little as it can. */
const Understood = lazy(() => import('./understood.tsx'))

type Rewrite = (keywords: KeywordGroups) => KeywordGroups

interface RequirementsStepProps {
  readonly keywords: KeywordGroups
  readonly hasRoles: boolean
  /** What stands in place of popular searches while nothing is entered: sentences to start from, on the home page. */
  readonly Start?: ComponentType<{ readonly onChoose: (example: string) => void }>
  /** Of what was recognised in free words, what was left out again. */
  readonly notMeant: readonly string[]
  readonly onLeaveOut: (left: LeftOut) => void
  readonly onKeywords: (rewrite: Rewrite) => void
  /** Goes on, with what was still in the box. */
  readonly onNext: (rewrite: Rewrite) => void
}

const allTypes = ['role' as const, 'skill' as const, 'tool' as const]

/** B2.1: what is needed, in words. */
export function RequirementsStep(props: RequirementsStepProps) {
  const { keywords, hasRoles, Start, notMeant, onKeywords, onLeaveOut, onNext } = props
  const [tried, setTried] = useState(false)
  const [text, setText] = useState('')
  const [last, setLast] = useState<EnteredKeyword>()
  const input = useRef<HTMLInputElement>(null)
  const [order, setOrder] = useState<readonly string[]>([])
  const { found, isPending, isUnreachable } = useKeywordSearch(text, allTypes)
  const entered = inOrderEntered(listEntered(keywords), order)
  const popular = usePopularSearches(keywords, entered.find(({ word }) => word === last?.word) ?? entered.at(-1))
  const groupLater = useLateGrouping(onKeywords)

  useEffect(() => {
    // The box stands in the served page: what was typed before this page came alive counts.
    const early = input.current?.value
    if (early) setText(early)
  }, [])

  function enter(words: EnteredKeyword[]) {
    const newest = words.at(-1)
    if (!newest) return
    onKeywords((present) => words.reduce(addKeyword, present))
    setLast(newest)
    setOrder((present) => [...present, ...words.map(({ word }) => word)])
    announce(t.wordsAdded({ words: words.map(({ word }) => word).join(', ') }))
    for (const { group, word } of words) if (group === 'default') groupLater(word)
  }

  // The popular searches must not be drawn again with each letter: what they call stays the same function.
  const enterNow = useRef(enter)
  useEffect(() => {
    enterNow.current = enter
  })
  const addPopular = useCallback((each: EnteredKeyword) => enterNow.current([each]), [])

  function type(typed: string) {
    const { finished, rest } = splitTyped(typed)
    setText(rest.slice(0, maximumMessageLength))
    if (rest.length > maximumMessageLength) notify({ kind: 'info', id: 'long message', message: t.tooLong() })
    enter(finished.map((word) => placeTyped(word, found)))
  }

  function enterText(typed: string) {
    if (isInvisible(typed)) return
    setText('')
    enter([placeTyped(typed.trim(), found)])
  }

  function remove(each: EnteredKeyword) {
    onKeywords((present) => removeKeyword(present, each))
    announce(t.wordRemoved({ word: each.word }))
    input.current?.focus()
  }

  function leaveOut(left: LeftOut) {
    onLeaveOut(left)
    announce(t.wordLeftOut({ word: left.label }))
    input.current?.focus()
  }

  const isReady = entered.length > 0 || hasRoles || !isInvisible(text)
  return (
    <div className={styles.step}>
      <RequirementsHeadingAndBox
        ref={input}
        entry={{
          entered,
          understood: keywords.default.length > 0 && (
            <Suspense fallback={null}>
              <Understood keywords={keywords} notMeant={notMeant} onLeaveOut={leaveOut} />
            </Suspense>
          ),
          text,
          options: groupOptions(found.filter(({ value }) => !isEntered(keywords, value))),
          isPending,
          nothingFound: isUnreachable ? t.unreachable() : found.length > 0 ? t.allEntered() : t.nothingMatches(),
          onText: type,
          onChoose(keyword) {
            setText('')
            enter([{ group: groupOfType(keyword.type), word: keyword.value }])
          },
          onEnterText: enterText,
          onRemove: remove,
          blocked: isReady ? null : disabledNext.requirements,
          isReasonVisible: tried,
          onBlocked() {
            setTried(true)
            input.current?.focus()
          },
          onNext: () => onNext((present) => addKeyword(present, placeTyped(text, found))),
        }}
      />
      {Start && entered.length === 0 ? (
        <Start
          onChoose={(example) => {
            setText(example)
            input.current?.focus()
          }}
        />
      ) : (
        <PopularSearches popular={popular} onAdd={addPopular} />
      )}
    </div>
  )
}
