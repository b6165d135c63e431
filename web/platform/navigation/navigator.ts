/** How the address changes; the app hands in its router's way once it runs. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void

let navigate: Navigate | null = null

export function setNavigator(navigateTo: Navigate): void {
  navigate = navigateTo
}

/** Goes to one of our own addresses from code outside a component. */
export function goTo(to: string, options: { replace?: boolean } = {}): void {
  navigate?.(to, options)
}
