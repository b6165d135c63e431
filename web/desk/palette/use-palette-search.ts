import { fewestTyped } from '@talentplace/contract/desk/palette/limits'
import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import { useApi } from '../../platform/api/query.ts'
import { useTypedWords } from '../../ui/form/use-typed-words.ts'

const nothing: FoundRecords = {}

export interface PaletteSearch {
  /** What goes with the text as it is; nothing while that isn't known. */
  readonly found: FoundRecords
  readonly isPending: boolean
  /** The text is too short to be searched for. */
  readonly isShort: boolean
  /** Asks again, where there was no answer; null where there was one. */
  readonly retry: (() => void) | null
}

/** Records for a text being typed. An answer belongs to its own text: one for an older text is never shown. */
export function usePaletteSearch(text: string): PaletteSearch {
  const { words, isTyping } = useTypedWords(text)
  const isShort = text.trim().length < fewestTyped
  const isRequested = !isShort && !isTyping
  const { data, isError, isFetching, refetch } = useApi(
    'palette.searchPalette',
    { query: { search: words } },
    { enabled: isRequested, retry: false },
  )
  const hasFailed = isRequested && isError && !isFetching
  return {
    found: isRequested ? (data ?? nothing) : nothing,
    isPending: !isShort && !hasFailed && (isTyping || data === undefined),
    isShort,
    retry: hasFailed ? () => void refetch() : null,
  }
}
