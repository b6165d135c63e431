import type { Destructive } from './watch-migrations.ts'

/** A step that a server of before can't bear, and why none is there to be hurt. */
export interface DeclaredStep extends Destructive {
  readonly reason: string
  /** The first release whose code doesn't use it as it was; `unreleased`: what it changes came after the last release. */
  readonly unusedSince: string
}

/**
 * All of the migrations since the last release. A contracting step follows the release that stopped using what it
 * removes.
 */
export const destructiveSteps: readonly DeclaredStep[] = [
  {
    migration: '0025_agreement_language.sql',
    step: 'may refuse a change of orders by keep_signature',
    reason: 'the trigger was there before and now keeps columns, too, that a server of before doesn’t know',
    unusedSince: 'unreleased',
  },
]

/** What a step changes, as `table` or `table.column`. */
export const changedBy = (step: string): string => /(\w+(?:\.\w+)?)(?:, which| to | from |$)/.exec(step)?.[1] ?? ''
