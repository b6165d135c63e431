import { useEffect } from 'react'

/** The document's title while the component stands, for pages whose title depends on what they show. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
