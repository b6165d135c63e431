/** What a key does in a box with a list of options below it. */
export type ComboboxMove =
  | { do: 'highlight'; at: number }
  | { do: 'choose'; at: number }
  | { do: 'enter-text' }
  | { do: 'close' }
  | { do: 'remove-last' }

interface ComboboxState {
  text: string
  options: number
  /** The highlighted option, -1: none. */
  active: number
  isOpen: boolean
}

/**
 * The keys of the ARIA combobox pattern, and two of our own: Backspace in an empty box takes the last entry away,
 * Enter without a highlighted option enters the text as it is. Null: the key is the browser's.
 */
export function comboboxMove(key: string, { text, options, active, isOpen }: ComboboxState): ComboboxMove | null {
  if (key === 'ArrowDown') return options === 0 ? null : { do: 'highlight', at: (active + 1) % options }
  if (key === 'ArrowUp') return options === 0 ? null : { do: 'highlight', at: (active <= 0 ? options : active) - 1 }
  if (key === 'Enter') return isOpen && active >= 0 ? { do: 'choose', at: active } : { do: 'enter-text' }
  if (key === 'Escape') return isOpen ? { do: 'close' } : null
  if (key === 'Backspace') return text === '' ? { do: 'remove-last' } : null
  return null
}
