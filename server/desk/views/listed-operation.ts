import { allOperations } from '@talentplace/contract/operations'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { $ZodType } from 'zod/v4/core'
import { defOf } from '../../platform/http/plain-values.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** What the query of a list's operation is made of. */
export interface ListQuery {
  /** The whole, with the rules that hold between its fields. */
  readonly whole: $ZodType
  readonly fields: Readonly<Record<string, $ZodType>>
  readonly pagination: $ZodType
}

interface ListedOperation {
  readonly caller: Operation['caller']
  readonly query: ListQuery
}

function listedOperation({ caller, method, query }: Operation): ListedOperation | null {
  const { pagination, ...fields } = (query && defOf(query).shape) ?? {}
  if (method !== 'GET' || query === undefined || pagination === undefined) return null
  return { caller, query: { whole: query, fields, pagination } }
}
/** Lists by the name of the operation they read: who may open one, and what it takes, is the contract's. */
const listed = new Map(
  allOperations.flatMap((operation) => {
    const found = listedOperation(operation)
    return found ? [[operation.name, found] as const] : []
  }),
)

function listedOf(list: string): ListedOperation | undefined {
  return listed.get(list.split(':')[0] ?? '')
}

function isOpenTo({ caller }: ListedOperation, { permissions }: Session): boolean {
  return typeof caller === 'string' || caller.some((each) => hasPermission(permissions, each))
}

/** The query of a list that the person may open. @throws HttpError 400 for a list that isn't there, 403 */
export function queryOfOpenList(list: string, session: Session): ListQuery {
  const found = listedOf(list)
  if (!found) throw invalidField('list', 'There is no such list')
  if (!isOpenTo(found, session)) {
    throw new HttpError(403, 'forbidden', 'Your account does not have the permission for this.')
  }
  return found.query
}

/** The same of a list that a stored view is of; null: it has gone, or isn't theirs to open. */
export function queryOfStoredList(list: string, session: Session): ListQuery | null {
  const found = listedOf(list)
  return found && isOpenTo(found, session) ? found.query : null
}
