import type { Stepped } from '@talentplace/contract/shared/lifecycle'
import type { ColumnType } from 'kysely'

/** A column of states: a row begins in any of them, and is changed only to what a step of their lifecycle has led to. */
export type StateColumn<State extends string> = ColumnType<State, State, Stepped<State>>

/** The same with a state to begin in that the database knows. */
export type GeneratedState<State extends string> = ColumnType<State, State | undefined, Stepped<State>>

/** A state of something else, which a trigger writes; null where there is no such thing. */
export type DerivedState<State extends string> = ColumnType<State | null, never, never>
