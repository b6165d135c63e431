const enterable = 'input, select, textarea, button'

/** The element of a form's field, known by the path that Mantine writes on it; null: the form has none. */
export function fieldAt(form: HTMLElement | null, path: string): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? null
  return marked === null || marked.matches(enterable) ? marked : marked.querySelector<HTMLElement>(enterable)
}

/** Gives focus to the first field that is wrong, in the order in which they stand. */
export function focusFirstInvalid(form: HTMLElement | null, paths: readonly string[]): void {
  const fields = paths.flatMap((path) => fieldAt(form, path) ?? [])
  const [first] = fields.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  first?.focus()
}
