import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readListState, writeListState, type ListShape, type ListState } from './list-state.ts'

interface ChangeOptions {
  /** Typing replaces the present address; a choice is a place of its own that Back leaves. */
  readonly replace?: boolean
  /** The page goes to its top. */
  readonly toTop?: boolean
}

export type ChangeList = (next: ListState, options?: ChangeOptions) => void

/** A6.5: the state of a list screen, kept in the address. */
export function useListState(shape: ListShape): [ListState, ChangeList] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readListState(shape, search), [shape, search])
  const change = useCallback<ChangeList>(
    (next, { replace = false, toTop = false } = {}) => {
      const text = writeListState(shape, next, search)
      const href = text === '' ? '' : `?${text}`
      if (href !== search) void navigate({ search: href }, { replace, preventScrollReset: !toTop })
    },
    [shape, search, navigate],
  )
  return [state, change]
}
