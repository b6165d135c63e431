import type { SkillTestName } from '@talentplace/contract/talent/skill-tests/skill-tests'

interface Item {
  /** Stays for ever: what was answered refers to it. */
  readonly id: string
  /** Goes up with each change of its words or its answer; its figures begin anew then. */
  readonly version: number
  /** Of the topics of its test. */
  readonly topic: string
}

/** A table as a spreadsheet shows it: rows of cells, from A1. */
export type Sheet = readonly (readonly string[])[]

export interface TypingItem extends Item {
  readonly kind: 'typing'
  readonly passage: string
}

export interface ChoiceItem extends Item {
  readonly kind: 'choice'
  readonly prompt: string
  readonly sheet?: Sheet
  /** The first one is right; they are shown in another order. */
  readonly options: readonly [right: string, ...wrong: string[]]
}

export interface TextItem extends Item {
  readonly kind: 'text'
  readonly prompt: string
  readonly sheet?: Sheet
  /** Each of them is right; staff read the first. */
  readonly accepted: readonly [string, ...string[]]
  /** Capitals count. */
  readonly exact: boolean
}

export interface NumberItem extends Item {
  readonly kind: 'number'
  readonly prompt: string
  readonly sheet?: Sheet
  /** Each of them is right; staff read the first. */
  readonly values: readonly [number, ...number[]]
}

export interface JudgementItem extends Item {
  readonly kind: 'judgement'
  readonly prompt: string
  /** From the best to the worst; they are shown in another order. */
  readonly options: readonly [best: string, second: string, third: string, worst: string]
}

export type BankItem = TypingItem | ChoiceItem | TextItem | NumberItem | JudgementItem
export type Bank = Readonly<Record<SkillTestName, readonly BankItem[]>>
