import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'

type UnderstoodReply = Reply<'matching.understandWords'>
export type UnderstoodMessage = UnderstoodReply['message']

/** What the entered words mean, as far as it is known. */
export interface Understanding {
  readonly understood: UnderstoodReply['understood']
  /** What they say as a whole; null while that isn't known. */
  readonly message: UnderstoodMessage | null
  /** The words it was read from, which its spans cut from. */
  readonly texts: readonly string[]
  readonly settled: boolean
}

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

const excludedRole = 'not:role:'

/** What was entered, with the roles that its words seemed to exclude and don't. */
export function withRolesMeant(keywords: KeywordGroups, notMeant: readonly string[]): KeywordGroups {
  const meant = notMeant.filter((key) => key.startsWith(excludedRole)).map((key) => key.slice(excludedRole.length))
  return meant.length === 0 ? keywords : { ...keywords, roles: [...keywords.roles, ...meant] }
}

/** What free words mean, each once, kind by kind, without what was said to be not meant or is entered by name. */
export function meantNames(
  { understood, message }: Pick<Understanding, 'understood' | 'message'>,
  notMeant: readonly string[],
  entered: Readonly<Record<'roles' | 'skills' | 'tools', readonly string[]>>,
): UnderstoodName[] {
  // Of a single kind of work the words themselves say how sure it is.
  const kinds = message !== null && message.work.length > 1 ? message.work : []
  const work = kinds.filter(({ certain }) => certain).map(({ role }) => role)
  const names = [
    ...[...work, ...understood.flatMap(({ roles }) => roles)].map((role) => ({ type: 'role' as const, ...role })),
    ...understood.flatMap(({ skills }) => skills.map((skill) => ({ type: 'skill' as const, ...skill }))),
    ...understood.flatMap(({ tools }) => tools.map((tool) => ({ type: 'tool' as const, ...tool }))),
    ...understood.flatMap(({ languages }) => languages.map((each) => ({ type: 'language' as const, ...each }))),
  ]
  const isEntered = ({ type, value }: UnderstoodName) => type !== 'language' && entered[`${type}s`].includes(value)
  const once = new Map(names.map((name) => [notMeantKey(name), name]))
  return [...once].filter(([key, name]) => !notMeant.includes(key) && !isEntered(name)).map(([, name]) => name)
}

/** What the free words mean; nothing while that isn't known, and nothing when it can't be found out: it only helps. */
export function useUnderstoodWords(words: readonly string[]): Understanding {
  const isNeeded = words.length > 0
  const { data, isPending, isPlaceholderData } = useApi(
    'matching.understandWords',
    { query: { default: [...words] } },
    { enabled: isNeeded, staleTime: Infinity, placeholderData: keepPreviousData, retry: false },
  )
  const settled = !isNeeded || (!isPending && !isPlaceholderData)
  return useMemo(() => {
    if (!isNeeded || data === undefined) return { understood: [], message: null, texts: [], settled }
    return {
      understood: data.understood.filter(({ word }) => words.includes(word)),
      message: data.message,
      texts: data.understood.map(({ word }) => word),
      settled,
    }
  }, [data, words, isNeeded, settled])
}
