import * as t from '@talentplace/contract/matching/messages/requirements'
import { useEffect } from 'react'
import type { Keyword, KeywordType } from '@talentplace/contract/matching/keyword.routes'
import { KeywordIcon } from '../../ui/keyword-icon.tsx'
import { matchedPart } from './matched-part.ts'
import optionStyles from '../../ui/option.module.css'
import styles from './keyword-options.module.css'

const headings: Record<KeywordType, string> = { role: t.roles(), skill: t.skills(), tool: t.tools() }

export function optionId(id: string, at: number): string {
  return `${id}-option-${at}`
}

/** Puts options of a kind together, kinds in the order of their best option. */
export function groupOptions(options: readonly Keyword[]): Keyword[] {
  const kinds = [...new Set(options.map(({ type }) => type))]
  return kinds.flatMap((kind) => options.filter(({ type }) => type === kind))
}

interface KeywordOptionsProps {
  readonly id: string
  readonly text: string
  /** In the order of `groupOptions`. */
  readonly options: readonly Keyword[]
  readonly active: number
  readonly onChoose: (keyword: Keyword) => void
}

/** The list below a keyword box, options marked by kind. */
export function KeywordOptions({ id, text, options, active, onChoose }: KeywordOptionsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const kinds = [...new Set(options.map(({ type }) => type))]

  return (
    <div className={styles.list} id={`${id}-options`} role="listbox" aria-label={t.suggestions()}>
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className={styles.heading} id={`${id}-${kind}`} role="presentation">
            {headings[kind]}
          </div>
          {options.map(
            (keyword, at) =>
              keyword.type === kind && (
                <div
                  key={keyword.id}
                  id={optionId(id, at)}
                  className={optionStyles.option}
                  data-kind={kind}
                  data-active={at === active || undefined}
                  role="option"
                  aria-selected={at === active}
                  onMouseDown={(event) => event.preventDefault()}
                  tabIndex={-1}
                  onClick={() => onChoose(keyword)}
                  onKeyDown={({ key }) => {
                    if (key === 'Enter' || key === ' ') onChoose(keyword)
                  }}
                >
                  <span className={styles.icon}>
                    <KeywordIcon kind={kind} size={16} />
                  </span>
                  <Marked value={keyword.value} text={text} />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}

function Marked({ value, text }: { value: string; text: string }) {
  const { before, match, after } = matchedPart(value, text)
  return (
    <span className={styles.value}>
      {before}
      <b>{match}</b>
      {after}
    </span>
  )
}
