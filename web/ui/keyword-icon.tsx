import * as ui from '@talentplace/contract/shared/messages/ui'
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
  role: ui.role(),
  skill: ui.skill(),
  tool: ui.tool(),
  language: ui.language(),
  default: ui.yourWords(),
}

export function KeywordIcon({ kind, size = 14 }: { kind: KeywordKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.75} aria-hidden="true" />
}
