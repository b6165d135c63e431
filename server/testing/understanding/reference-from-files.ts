import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import type { Reference } from '../../matching/understanding/reference.ts'

type Row = Record<string, string>

function rowsOf(name: string): Row[] {
  const path = fileURLToPath(new URL(`../../data/${name}.csv`, import.meta.url))
  return parse(readFileSync(path, 'utf8'), { columns: true, skip_empty_lines: true })
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split('|').filter((part) => part !== '')
}

function idsBySlug(rows: Row[], column: string): (slug: string | undefined) => number {
  const ids = new Map(rows.map((row, index) => [row[column], index + 1]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`No ${column} ${slug ?? ''} in the data files`)
    return id
  }
}

/** Reads the data files that the database is first filled from, with the ids it gives them; for tests and benches. */
export function referenceFromFiles(): Reference {
  const roles = rowsOf('roles')
  const skills = rowsOf('skills')
  const tools = rowsOf('tools')
  const roleId = idsBySlug(roles, 'role_id')
  const skillId = idsBySlug(skills, 'skill_id')
  const toolId = idsBySlug(tools, 'tool_id')
  const categories = [...new Set(roles.map((row) => row['category']))]
  return {
    roles: roles.map((row, index) => ({
      id: index + 1,
      slug: row['role_id'] ?? '',
      value: row['name'] ?? '',
      value_fr: row['name_fr'] ?? '',
      description: row['description'] ?? '',
      description_fr: row['description_fr'] ?? '',
      category_id: categories.indexOf(row['category']) + 1,
    })),
    roleKeywords: rowsOf('role_keywords').map((row) => ({
      keyword: row['keyword'] ?? '',
      role_id: roleId(row['role_id']),
      weight: Number(row['weight']),
      source: row['source'] ?? '',
    })),
    skills: skills.map((row, index) => ({
      id: index + 1,
      slug: row['skill_id'] ?? '',
      value: row['name'] ?? '',
      value_fr: row['name_fr'] ?? '',
      category: row['category'] ?? '',
      aliases: [],
    })),
    tools: tools.map((row, index) => ({
      id: index + 1,
      slug: row['tool_id'] ?? '',
      value: row['name'] ?? '',
      category: row['category'] ?? '',
      aliases: listOf(row['aliases']),
    })),
    roleSkills: rowsOf('role_skills').map((row) => ({
      role_id: roleId(row['role_id']),
      skill_id: skillId(row['skill_id']),
      weight: Number(row['weight']),
    })),
    roleTools: rowsOf('role_tools').map((row) => ({
      role_id: roleId(row['role_id']),
      tool_id: toolId(row['tool_id']),
      weight: Number(row['weight']),
    })),
    industries: rowsOf('industries').map((row, index) => ({
      id: index + 1,
      value: row['name'] ?? '',
      keywords: listOf(row['keywords']),
    })),
    languages: rowsOf('languages').map((row) => ({
      id: Number(row['id']),
      code: row['code'] ?? '',
      value: row['value'] ?? '',
      value_fr: row['value_fr'] ?? '',
    })),
  }
}
