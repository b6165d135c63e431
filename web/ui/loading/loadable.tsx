import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A component that comes by `import()`; `load`: asks for it ahead. */
export interface Loadable<Props extends object> {
  (props: Props): ReactNode
  load(): Promise<void>
}

/**
 * Like `lazy`, but shown in the first rendering where it has come by then: `lazy` shows the fallback first and draws the page
 * around it once more.
 */
export function loadable<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null
  async function loadOnce() {
    const module = await load()
    loaded = module.default
    return module
  }
  const Later = lazy(loadOnce)
  function Part(props: Props) {
    // One that is shown stays the same component, or it would lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>))
    return createElement(Component, props)
  }
  return Object.assign(Part, { load: () => loadOnce().then(() => undefined) })
}
