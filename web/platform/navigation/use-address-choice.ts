import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A value that stands in the address under its name; the usual one isn't written. A choice goes back to the first page. */
export function useAddressChoice(name: string, usual: string): [string, (value: string) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const value = new URLSearchParams(search).get(name) ?? usual
  const choose = useCallback(
    (chosen: string) => {
      const next = new URLSearchParams(search)
      if (chosen === usual) next.delete(name)
      else next.set(name, chosen)
      if (name !== 'page') next.delete('page')
      void navigate(
        { search: next.size === 0 ? '' : `?${next.toString()}` },
        { replace: name === 'search', preventScrollReset: name !== 'page' },
      )
    },
    [name, usual, search, navigate],
  )
  return [value, choose]
}
