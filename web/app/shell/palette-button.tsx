import * as t from '@talentplace/contract/core/messages/shell'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { whenSettled } from '../../platform/api/when-settled.ts'
import { useImpersonation } from '../../platform/session/use-impersonation.ts'
import { OptionalPart } from '../../ui/loading/optional-part.tsx'
import { isMac, isPaletteKey } from './palette-key.ts'
import header from './header-button.module.css'
import styles from './palette-button.module.css'

const load = () => import('./palette.tsx')
const Palette = lazy(load)

/** Another dialog is open over the page: what is in it would be lost from sight. */
function isCovered(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null
}

/**
 * Opens the palette, as does its key wherever the focus is. The browser tells later that a dialog was closed: whoever has
 * opened it again by then keeps the new one.
 */
export function PaletteButton() {
  const [opening, setOpening] = useState<number | null>(null)
  const queryClient = useQueryClient()
  const mac = isMac(navigator.platform)
  const open = () => setOpening((last) => (last ?? 0) + 1)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event, mac)) return
    // Also where it opens nothing: the browser's own search would come instead.
    event.preventDefault()
    if (!event.repeat && opening === null && !isCovered()) open()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  // Otherwise the first letters typed into it would go to the page below.
  useEffect(() => whenSettled(queryClient, () => void load().catch(() => undefined)), [queryClient])
  return (
    <>
      <button
        type="button"
        className={`${header.button} ${styles.button}`}
        data-palette
        aria-haspopup="dialog"
        aria-expanded={opening !== null}
        aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <span className={header.words}>{t.search()}</span>
        <kbd className={styles.key} aria-hidden="true">
          {mac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <OptionalPart>
        {opening !== null && (
          <Palette key={opening} onClose={() => setOpening((last) => (last === opening ? null : last))} />
        )}
      </OptionalPart>
    </>
  )
}

/** While staff check out in a client's place they do nothing else there, and their own pages would lead them out of it. */
export function useActsForClient(): boolean {
  const { pathname } = useLocation()
  return useImpersonation() !== null && pathname.startsWith('/client/checkout')
}
