import { IconSearch, IconX } from '@tabler/icons-react'
import { maxTyped } from '@talentplace/contract/desk/palette/limits'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { comboboxMove } from '../../ui/form/combobox-keys.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { matchingPages, type PalettePage } from './matching-pages.ts'
import { paletteGroups, type PaletteOption } from './palette-groups.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import { notificationsOf } from './notifications-of.ts'
import { usePaletteSearch } from './use-palette-search.ts'
import styles from './palette-dialog.module.css'

interface PaletteDialogProps {
  readonly pages: readonly PalettePage[]
  /** What is searched besides pages, as the person may open it; empty where that is nothing. */
  readonly kinds: string
  readonly onClose: () => void
}

/** A box over the page that finds people, companies, subscriptions, invoices and pages; by the keyboard alone, if one likes. */
export function PaletteDialog({ pages, kinds, onClose }: PaletteDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  /** Enter was pressed before anything was found. */
  const [goesToFirst, setGoesToFirst] = useState(false)
  const { found, isPending, isShort, retry } = usePaletteSearch(text)
  const groups = paletteGroups(matchingPages(pages, text), found)
  const options = groups.flatMap((group) => group.options)
  const notification = notificationsOf({ text: text.trim(), found: options.length, isPending, isShort, kinds })

  // As a modal of the browser's own it gives focus back to what had it.
  useEffect(() => dialog.current?.showModal(), [])

  function choose(option: PaletteOption | undefined): void {
    if (!option) return
    onClose()
    void navigate(option.to)
  }

  const [first] = options
  useEffect(() => {
    if (goesToFirst && first) choose(first)
  })

  function type(next: string): void {
    setText(next)
    setActive(0)
    setGoesToFirst(false)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return
    const move = comboboxMove(event.key, { text, options: options.length, active, isOpen: options.length > 0 })
    if (move === null || move.do === 'close' || move.do === 'remove-last') return
    event.preventDefault()
    if (move.do === 'highlight') setActive(move.at)
    else if (move.do === 'choose') choose(options[move.at])
    else setGoesToFirst(isPending)
  }

  return (
    // A press beside what is in it is one on the dialog itself; for keys there is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.box}>
          <IconSearch className={styles.sign} size={20} stroke={1.75} aria-hidden="true" />
          <input
            // Whoever opens the dialog opens it to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={kinds === '' ? 'Search pages' : `Search pages, ${kinds}`}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? `${id}-options` : undefined}
            aria-activedescendant={options.length > 0 ? optionId(id, active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={maxTyped}
            placeholder={kinds === '' ? 'Search pages' : `Search ${kinds} …`}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
          />
          <IconButton aria-label="Close" onClick={() => dialog.current?.close()}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.found}>
          {groups.length > 0 && <PaletteList id={id} groups={groups} active={active} onChoose={choose} />}
          {retry && <LoadFailure message="The search didn’t work. Nothing was changed." onRetry={retry} />}
          {notification.visible !== null && retry === null && <p className={styles.told}>{notification.visible}</p>}
        </div>
        <output aria-live="polite">
          <VisuallyHidden>{retry === null ? notification.announced : ''}</VisuallyHidden>
        </output>
      </div>
    </dialog>
  )
}
