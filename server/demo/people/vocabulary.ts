import type { Pool } from 'pg'
import { popularityOf } from './role-popularity.ts'
import { courseWeights, industryWeights } from './role-settings.ts'
import { inSentence } from './prose.ts'
import { relatedRoles } from './related-roles.ts'
import { Weighted } from './sampling.ts'
import type { Industry, NamedThing, Role, Skill } from './role.ts'

export interface Vocabulary {
  readonly roles: Weighted<Role>
  /** Roles that go together with one, by its id; none for a role that shares nothing. */
  readonly related: ReadonlyMap<number, Weighted<Role>>
  readonly generalSkills: Weighted<Skill>
  /** General skills about languages, which only some speak. */
  readonly languageSkills: Readonly<Record<'french' | 'spanish', readonly Skill[]>>
}

interface Link {
  role_id: number
  thing_id: number
  weight: number
}

/** Tools met in nearly every business, so that they come up more often than their neighbours. */
const everydayTools = new Set(
  `Gmail,Google Workspace,Google Calendar,Google Docs,Google Drive,Google Sheets,Microsoft 365,Microsoft Word,Microsoft Excel,
  Microsoft Outlook,Microsoft Teams,Zoom,Slack,Asana,Trello,ClickUp,Notion,Canva,QuickBooks Online,Xero,HubSpot,Salesforce,
  Shopify,WordPress,Mailchimp,Calendly,Zapier,DocuSign,Dropbox,Stripe,Zendesk,Loom,Meta Business Suite,Instagram,Facebook,
  LinkedIn,Adobe Photoshop,Adobe Premiere Pro,Figma,Google Analytics,Google Ads,Amazon Seller Central,Etsy,Airtable,Klaviyo`
    .split(',')
    .map((name) => name.trim()),
)
const aFew = 3.5
const frenchSkills = ['written-french', 'bilingual-english-and-french']
const spanishSkill = 'bilingual-english-and-spanish'

function byRole<T>(
  links: readonly Link[],
  things: ReadonlyMap<number, T>,
  weigh: (link: Link, thing: T) => number,
): Map<number, [T, number][]> {
  const grouped = new Map<number, [T, number][]>()
  for (const link of links) {
    const thing = things.get(link.thing_id)
    if (thing === undefined) continue
    const entries = grouped.get(link.role_id) ?? []
    entries.push([thing, weigh(link, thing)])
    grouped.set(link.role_id, entries)
  }
  return grouped
}

/** Reads the reference tables into what inventing a person needs; switched-off roles, skills and tools are left out. */
export async function loadVocabulary(pool: Pool): Promise<Vocabulary> {
  const [roles, skills, tools, industries, courses, roleSkills, roleTools] = await Promise.all([
    pool.query<{ id: number; slug: string; value: string; category: string }>(
      `select r.id, r.slug, r.value, c.slug as category from roles r join role_categories c on c.id = r.category_id where r.active order by r.id`,
    ),
    pool.query<{ id: number; slug: string; value: string; category: string }>(
      'select id, slug, value, category from skills where active order by id',
    ),
    pool.query<{ id: number; value: string }>('select id, value from tools where active order by id'),
    pool.query<Industry>('select id, slug from industries order by id'),
    pool.query<{ id: number }>('select id from courses order by id'),
    pool.query<Link>('select role_id, skill_id as thing_id, weight from role_skills order by role_id, skill_id'),
    pool.query<Link>('select role_id, tool_id as thing_id, weight from role_tools order by role_id, tool_id'),
  ])
  const skillById = new Map(
    skills.rows.map((row) => [row.id, { ...row, name: inSentence(row.value), general: row.category === 'general' }]),
  )
  const toolById = new Map(tools.rows.map((row): [number, NamedThing] => [row.id, { id: row.id, name: row.value }]))
  const courseIds = new Set(courses.rows.map((row) => row.id))

  // General skills come from one list for everybody, a few each, whatever the role.
  const skillsOf = byRole(roleSkills.rows, skillById, (link, skill) => (skill.general ? 0 : link.weight))
  const toolsOf = byRole(
    roleTools.rows,
    toolById,
    (link, tool) => link.weight ** 2 * (everydayTools.has(tool.name) ? aFew : 1),
  )
  const made = roles.rows.map((row): Role => {
    const industryWeight = industryWeights(row.slug)
    return {
      id: row.id,
      slug: row.slug,
      category: row.category,
      name: inSentence(row.value),
      skills: new Weighted(skillsOf.get(row.id) ?? []),
      tools: new Weighted(toolsOf.get(row.id) ?? []),
      industries: new Weighted(
        industries.rows.map((industry) => [industry, industryWeight.get(industry.slug) ?? 0.005]),
      ),
      courses: new Weighted([...courseWeights(row.slug, row.category)].filter(([id]) => courseIds.has(id))),
    }
  })
  const general = [...skillById.values()].filter((skill) => skill.general)
  const french = general.filter((skill) => frenchSkills.includes(skill.slug))
  const spanish = general.filter((skill) => skill.slug === spanishSkill)
  return {
    roles: new Weighted(made.map((role) => [role, popularityOf(role.slug)])),
    related: relatedRoles(made),
    generalSkills: new Weighted(
      general.filter((skill) => !french.includes(skill) && !spanish.includes(skill)).map((skill) => [skill, 1]),
    ),
    languageSkills: { french, spanish },
  }
}
