/** One row of `roles`. `id` is the whole number given at first load; `value` is the role's name. */
export interface RoleRow {
  id: number
  slug: string
  value: string
  /** Null: it has no French name yet. */
  value_fr: string | null
  description: string
  description_fr: string | null
  category_id: number
}

/** Words that point to a role; `weight` 0 to 1 says how surely. */
export interface RoleKeywordRow {
  keyword: string
  role_id: number
  weight: number
  source: string
}

export interface SkillRow {
  id: number
  slug: string
  value: string
  value_fr: string | null
  category: string
  /** Other words for it, which staff gave it. */
  aliases: string[]
}

export interface ToolRow {
  id: number
  slug: string
  value: string
  category: string
  aliases: string[]
}

/** `weight` 0 to 1: how much the skill belongs to the role. */
export interface RoleSkillRow {
  role_id: number
  skill_id: number
  weight: number
}

/** `weight` 0 to 1: how much the tool belongs to the role. */
export interface RoleToolRow {
  role_id: number
  tool_id: number
  weight: number
}

export interface IndustryRow {
  id: number
  value: string
  keywords: string[]
}

/** `code` is ISO 639-1, or 639-3 where there is none. */
export interface LanguageRow {
  id: number
  code: string
  value: string
  value_fr: string | null
}

/** The reference rows that the understanding is built from, in the order they were first loaded. */
export interface Reference {
  roles: RoleRow[]
  roleKeywords: RoleKeywordRow[]
  skills: SkillRow[]
  tools: ToolRow[]
  roleSkills: RoleSkillRow[]
  roleTools: RoleToolRow[]
  industries: IndustryRow[]
  languages: LanguageRow[]
}
