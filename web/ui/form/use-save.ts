import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { failureMessage, type ApiFailure } from '../../platform/api/api-failure.ts'
import { attemptAt, isDefinite, type Attempt } from '../../platform/api/attempt.ts'
import { call } from '../../platform/api/call.ts'
import type { Input, OperationName, Reply } from '../../platform/api/operation-types.ts'
import { reload, type Reload } from './reloads.ts'
import { runningCalls } from './running-calls.ts'

interface SaveOptions<N extends OperationName> {
  /** What shows it: asked for again once it is saved. */
  readonly reloads?: readonly Reload[]
  /** Asked for again after a refusal, too: something has changed since it was shown. */
  readonly reloadsOnError?: true
  /** Said where no reason came. */
  readonly errorMessage: string
  /** The operation moves money: the same press again carries the same `Idempotency-Key`, until there is a certain no. */
  readonly idempotent?: true
  /** Told at once, before anything is asked for again. */
  readonly onSaved?: (reply: Reply<N>, input: Input<N>) => void
  /** Told what a person reads about a refusal, where nothing on the screen shows `failure`. */
  readonly onRejected?: (message: string) => void
}

export interface Save<N extends OperationName> {
  /** The same press again does nothing while the first is under way. */
  readonly mutate: (input: Input<N>) => void
  /** Rejects with the refusal. */
  readonly mutateAsync: (input: Input<N>) => Promise<Reply<N>>
  readonly isPending: boolean
  /** What a person reads about the last try; null while there is nothing to say. */
  readonly failure: string | null
  readonly errorMessage: string
}

/** The one call behind every save: which operation it is was checked where the save was made. */
const callByName = call as (name: OperationName, input: object) => Promise<unknown>

/** Saves by an operation of the contract: says how it goes, and has everything that shows it asked for again. */
export function useSave<N extends OperationName>(name: N, options: SaveOptions<N>): Save<N> {
  const { reloads = [], reloadsOnError = false, errorMessage, idempotent = false, onRejected } = options
  const onSaved = options.onSaved as ((reply: unknown, input: object) => void) | undefined
  const client = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const [calls] = useState(runningCalls)

  async function send(input: object): Promise<unknown> {
    if (!idempotent) return callByName(name, input)
    attempt.current = attemptAt(input, attempt.current)
    try {
      return await callByName(name, { ...input, idempotencyKey: attempt.current.key })
    } catch (error) {
      if (isDefinite(error)) attempt.current = null
      throw error
    }
  }

  const save = useMutation<unknown, ApiFailure, object>({
    mutationFn: send,
    // Offline is told by the call itself, at once.
    networkMode: 'always',
    onSuccess(reply, input) {
      onSaved?.(reply, input)
      return reload(client, reloads)
    },
    onError(error) {
      onRejected?.(failureMessage(error, errorMessage))
      return reloadsOnError ? reload(client, reloads) : undefined
    },
    onSettled: (_reply, _error, input) => calls.end(input),
  })
  const { mutate: sendOne } = save
  const press = useCallback(
    (input: object) => {
      if (calls.begin(input)) sendOne(input)
    },
    [calls, sendOne],
  )
  return {
    mutate: press as Save<N>['mutate'],
    mutateAsync: save.mutateAsync as Save<N>['mutateAsync'],
    isPending: save.isPending,
    failure: save.error && failureMessage(save.error, errorMessage),
    errorMessage,
  }
}
