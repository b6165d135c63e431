import { assistantStates, type AssistantState } from './assistant.states.ts'

/** A3.1, 0.13: staff's lists of assistants, and the states that each holds. `rejected`: applicants who were turned down. */
export const assistantLists = {
  active: ['active'],
  probationary: ['probationary'],
  applicants: assistantStates.sets.open,
  rejected: assistantStates.sets.closed,
  inactive: assistantStates.sets.resting,
  ineligible: ['ineligible'],
  lost: ['lost'],
} as const satisfies Readonly<Record<string, readonly AssistantState[]>>

export type AssistantListName = keyof typeof assistantLists
export const assistantListNames = Object.keys(assistantLists) as [AssistantListName, ...AssistantListName[]]

/** Spare hours a month, at least: what the lists are narrowed by. */
export const spareHourSteps = ['10', '20', '40', '80', '120'] as const
