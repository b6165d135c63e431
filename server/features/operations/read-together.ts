import { operations } from '@talentplace/contract/operations'
import { readTogether } from '@talentplace/contract/operations/read-together.routes'
import type { Operation } from '@talentplace/contract/shared/operation'
import { handle } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { prepared } from '../../platform/http/prepared-reply.ts'
import type { ReadHere, SentRead } from '../../platform/http/read-here.ts'

const readable: ReadonlyMap<string, Operation> = new Map(
  Object.values(operations)
    .filter((operation: Operation) => operation.together)
    .map((operation) => [operation.name, operation]),
)

/** @throws HttpError 400 for what may not be read so, and for a read that lacks a part of its path */
function readAt({ operation: name, params, query }: SentRead & { readonly operation: string }, at: number) {
  const operation = readable.get(name)
  if (!operation) throw invalidField(`reads.${at}.operation`, 'This can’t be read together with others.')
  for (const [, part = ''] of operation.path.matchAll(/\{(\w+)\}/g)) {
    if (!Object.hasOwn(params, part)) throw invalidField(`reads.${at}.params.${part}`, 'This is needed.')
  }
  return { operation, sent: { params, query } }
}

/** Answers all at the same time; one that is refused leaves the others as they are. */
export function readTogetherOperation(readHere: ReadHere) {
  return handle(readTogether, async (context, { body }) => {
    const { token, exactAddress } = context
    const reads = body.reads.map(readAt)
    const answers = await Promise.all(
      reads.map(({ operation, sent }) => readHere(operation, sent, { token, exactAddress })),
    )
    const parts = answers.map(
      ({ status, retryAfter, json }) => `{"status":${status},"retry_after":${retryAfter},"body":${json}}`,
    )
    return prepared(`{"answers":[${parts.join()}]}`)
  })
}
