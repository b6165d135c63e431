type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** True for a Mac, whose Ctrl K cuts a line's end in every text: there it is ⌘ K. */
export function isMac(platform: string): boolean {
  return /^(Mac|iPhone|iPad)/.test(platform)
}

/** Ctrl K, on a Mac ⌘ K, and no other key with it. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, mac: boolean): boolean {
  if (key.toLowerCase() !== 'k' || altKey || shiftKey) return false
  return mac ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
