/** What a row's link takes along to the row's page: the list as it was left. */
export function storeListAddress(pathname: string, search: string): object {
  return { list: `${pathname}${search}` }
}

/** The address of the list as it was left, or the list from its beginning. */
export function storedListAddress(state: unknown, to: string): string {
  const { list } = (typeof state === 'object' && state !== null ? state : {}) as { list?: unknown }
  return typeof list === 'string' && (list === to || list.startsWith(`${to}?`)) ? list : to
}
