import { IconBriefcase, IconSparkles, IconTool, IconQuote, IconLanguage } from '@tabler/icons-react'

/** What a keyword is: told apart by tint and by icon. */
export type KeywordKind = 'role' | 'skill' | 'tool' | 'language' | 'default'

const icons = {
  role: IconBriefcase,
  skill: IconSparkles,
  tool: IconTool,
  language: IconLanguage,
  default: IconQuote,
} as const

export const keywordKindNames: Record<KeywordKind, string> = {
  role: 'Role',
  skill: 'Skill',
  tool: 'Tool',
  language: 'Language',
  default: 'Your words',
}

export function KeywordIcon({ kind, size = 14 }: { kind: KeywordKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.75} aria-hidden="true" />
}
