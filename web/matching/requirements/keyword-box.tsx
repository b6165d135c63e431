import { isInvisible } from '@talentplace/contract/shared/invisible'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import type { Keyword } from '@talentplace/contract/matching/keyword.routes'
import { maximumMessageLength } from '@talentplace/contract/core/criteria/limits'
import { comboboxMove } from '../../ui/form/combobox-keys.ts'
import { KeywordOptions, optionId } from './keyword-options.tsx'
import styles from './keyword-box.module.css'

interface KeywordBoxProps {
  readonly label: string
  readonly placeholder?: string
  /** What stands in the box before the text: the chips of what was entered. */
  readonly children?: ReactNode
  readonly text: string
  readonly onText: (text: string) => void
  readonly options: readonly Keyword[]
  /** These are still what was found for other words: they aren't offered, or the list would change under a press. */
  readonly isPending?: boolean
  /** Said below the box when nothing known goes with the text. */
  readonly nothingFound?: string
  readonly onChoose: (keyword: Keyword) => void
  /** Enter on text that no option was chosen for. */
  readonly onEnterText: (text: string) => void
  readonly onRemoveLast?: () => void
  /** Stands at the end of the box, where no list covers it. */
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

const nothing: readonly Keyword[] = []

/** One box to type in, with what is known below it: the ARIA combobox pattern, light enough for the first load. */
export function KeywordBox({
  label,
  placeholder,
  children,
  text,
  onText,
  isPending = false,
  ref,
  ...more
}: KeywordBoxProps) {
  const id = useId()
  const options = isPending ? nothing : more.options
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const hasText = !isInvisible(text)
  const isOpen = isWanted && hasText && options.length > 0
  const isEmptyHanded = isWanted && hasText && !isPending && options.length === 0 && more.nothingFound !== undefined
  const highlighted = isOpen && active < options.length ? active : -1

  function type(next: string) {
    setActive(-1)
    setWanted(true)
    onText(next)
  }

  function choose(keyword: Keyword | undefined) {
    if (!keyword) return
    setActive(-1)
    setWanted(false)
    more.onChoose(keyword)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const move = comboboxMove(event.key, { text, options: options.length, active: highlighted, isOpen })
    if (!move) return
    if (move.do !== 'remove-last') event.preventDefault()
    if (move.do === 'highlight') {
      setWanted(true)
      setActive(move.at)
    } else if (move.do === 'choose') choose(options[move.at])
    else if (move.do === 'close') setWanted(false)
    else if (move.do === 'remove-last') more.onRemoveLast?.()
    else more.onEnterText(text)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    const { value, selectionStart, selectionEnd } = event.currentTarget
    if (!/[\n\r,]/.test(pasted) && value.length + pasted.length <= maximumMessageLength) return
    // Left to the browser, lines would be joined into one word and a long text cut at the box's limit.
    event.preventDefault()
    const lines = pasted.split(/[\n\r]+/).join(', ')
    type(value.slice(0, selectionStart ?? value.length) + lines + value.slice(selectionEnd ?? value.length))
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.anchor}>
        <div className={styles.box}>
          {children}
          <input
            ref={ref}
            id={id}
            className={styles.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-options` : undefined}
            aria-activedescendant={highlighted >= 0 ? optionId(id, highlighted) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="enter"
            maxLength={maximumMessageLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={() => setWanted(true)}
            onBlur={() => setWanted(false)}
            onKeyDown={press}
            onPaste={paste}
          />
          {more.action && <span className={styles.action}>{more.action}</span>}
        </div>
        {isOpen && <KeywordOptions id={id} text={text} options={options} active={highlighted} onChoose={choose} />}
        {isEmptyHanded && <output className={styles.nothing}>{more.nothingFound}</output>}
      </div>
    </div>
  )
}
