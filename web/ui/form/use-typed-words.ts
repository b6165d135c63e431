import { emptyIfInvisible } from '@talentplace/contract/shared/invisible'
import { useDebouncedValue } from '@mantine/hooks'

const typingPause = 150

/**
 * What to search by: the typed words once the typing pauses, none at once. While `isTyping`, what was found is for other
 * words: offered any longer, it would change under a press.
 */
export function useTypedWords(text: string): { readonly words: string; readonly isTyping: boolean } {
  const typed = emptyIfInvisible(text).trim()
  const [paused] = useDebouncedValue(typed, typingPause)
  const words = typed === '' ? '' : paused
  return { words, isTyping: words !== typed }
}
