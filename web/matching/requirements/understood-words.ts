import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'

export type UnderstoodReply = Reply<'matching.understandWords'>['understood']

/** A role, skill, tool or language that free words mean. */
export interface UnderstoodName {
  readonly type: 'role' | 'skill' | 'tool' | 'language'
  readonly id: number
  readonly value: string
}

/** How the criteria keep that a name was not meant. */
export function notMeantKey({ type, value }: Pick<UnderstoodName, 'type' | 'value'>): string {
  return `${type}:${value}`
}

/** What free words mean, each once, kind by kind, without what was said to be not meant or is entered by name. */
export function meantNames(
  understood: UnderstoodReply,
  notMeant: readonly string[],
  entered: Readonly<Record<'roles' | 'skills' | 'tools', readonly string[]>>,
): UnderstoodName[] {
  const names = [
    ...understood.flatMap(({ roles }) => roles.map((role) => ({ type: 'role' as const, ...role }))),
    ...understood.flatMap(({ skills }) => skills.map((skill) => ({ type: 'skill' as const, ...skill }))),
    ...understood.flatMap(({ tools }) => tools.map((tool) => ({ type: 'tool' as const, ...tool }))),
    ...understood.flatMap(({ languages }) => languages.map((each) => ({ type: 'language' as const, ...each }))),
  ]
  const isEntered = ({ type, value }: UnderstoodName) => type !== 'language' && entered[`${type}s`].includes(value)
  const once = new Map(names.map((name) => [notMeantKey(name), name]))
  return [...once].filter(([key, name]) => !notMeant.includes(key) && !isEntered(name)).map(([, name]) => name)
}

const nothing: UnderstoodReply = []

/** What the free words name; nothing while that isn't known, and nothing when it can't be found out: it only helps. */
export function useUnderstoodWords(words: readonly string[]): { understood: UnderstoodReply; settled: boolean } {
  const isNeeded = words.length > 0
  const { data, isPending, isPlaceholderData } = useApi(
    'matching.understandWords',
    { query: { default: [...words] } },
    { enabled: isNeeded, staleTime: Infinity, placeholderData: keepPreviousData, retry: false },
  )
  const understood = useMemo(
    () => (data?.understood ?? nothing).filter(({ word }) => isNeeded && words.includes(word)),
    [data, words, isNeeded],
  )
  return { understood, settled: !isNeeded || (!isPending && !isPlaceholderData) }
}
