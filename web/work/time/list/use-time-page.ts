import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ApiFailure } from '../../../platform/api/api-failure.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { listQuery } from '../../../ui/list-screen/list-query.ts'
import type { ListState } from '../../../ui/list-screen/list-state.ts'
import type { TimeList } from './time-list.ts'

/** A page of logged time with the totals of the whole filter; the page before stays until the next has come. */
export function useTimePage(list: TimeList, state: ListState): UseQueryResult<Reply<'time.listTime'>, ApiFailure> {
  return useApi('time.listTime', { query: listQuery(list, state) }, { placeholderData: keepPreviousData })
}
