import type { BoundOperation, RequestContext } from '../http/handler.ts'
import { HttpError } from '../http/http-error.ts'
import type { Replica } from './replica.ts'
import type { Replicas } from './replicas.ts'

/**
 * An operation whose contract says `readsReplica`, answered by a replica where one shows what its caller has written or
 * was told of, and otherwise by the primary. What refuses is the primary: it may know more. So is what answers when a
 * read fails on a replica.
 * @param onReplica the same operation, bound to each replica's database
 */
export function readFromReplicas(
  onPrimary: BoundOperation,
  onReplica: ReadonlyMap<Replica, BoundOperation>,
  replicas: Pick<Replicas, 'choose' | 'count'>,
): BoundOperation {
  const answerByPrimary: BoundOperation['answer'] = (context, input) => {
    replicas.count('primary')
    return onPrimary.answer(context, input)
  }

  async function answerBy(replica: Replica, context: RequestContext, input: Parameters<BoundOperation['answer']>[1]) {
    try {
      const answer = await onReplica.get(replica)?.answer(context, input)
      replicas.count('replica')
      return answer
    } catch (error) {
      if (!(error instanceof HttpError)) {
        context.log.warn({ err: error, operation: onPrimary.operation.name }, 'a read failed on a replica')
        replica.failed(error)
      }
      return answerByPrimary(context, input)
    }
  }

  return {
    operation: onPrimary.operation,
    async answer(context, input) {
      const chosen = await replicas.choose(context.readAfter)
      return chosen === null ? answerByPrimary(context, input) : answerBy(chosen, context, input)
    },
  }
}
