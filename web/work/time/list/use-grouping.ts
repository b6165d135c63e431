import { useLocation, useNavigate } from 'react-router'
import { groupings, type Grouping } from '../entries/group-entries.ts'

/** What entries are put together by, kept in the address; another choice begins at the first page. */
export function useGrouping(): [Grouping, (by: Grouping) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search).get('group')
  const choose = (by: Grouping): void => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (by === 'day') next.delete('group')
    else next.set('group', by)
    void navigate({ search: `?${next}` }, { preventScrollReset: true })
  }
  return [groupings.find(({ value }) => value === parameters)?.value ?? 'day', choose]
}
