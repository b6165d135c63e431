import type { Generated } from 'kysely'

/** The shape of `server/migrations`, for typed queries. */
export interface Tables {
  roles: {
    id: number
    slug: string
    value: string
    description: string
    category_id: number
    active: Generated<boolean>
  }
  role_categories: { id: number; slug: string; name: string }
  skills: { id: number; slug: string; value: string; category: string; active: Generated<boolean> }
  tools: {
    id: number
    slug: string
    value: string
    category: string
    aliases: Generated<string[]>
    active: Generated<boolean>
  }
  industries: { id: number; slug: string; value: string; keywords: Generated<string[]> }
  role_keywords: { keyword: string; role_id: number; weight: number; source: string }
  role_skills: { role_id: number; skill_id: number; weight: number }
  role_tools: { role_id: number; tool_id: number; weight: number }
  self_identifications: { id: number; value: string; hidden_in_filter: boolean }
  courses: { id: number; name: string; badge_image: number }
  time_zones: { zone: string; kind: string; canonical_zone: string; description: string }
  regions: { country: string; code: string; name: string; name_fr: string | null; main_timezone: string }
  cities: {
    geoname_id: number
    name: string
    ascii_name: string
    country: 'CA' | 'US'
    region: string
    latitude: number
    longitude: number
    population: number
    timezone: string
    kind: string
    aliases: Generated<string[]>
  }
  clients: { uuid: Generated<string>; company: string; created_date: Generated<Date> }
  users: {
    uuid: Generated<string>
    full_name: string
    email: string
    password_hash: string | null
    permissions: Generated<string[]>
    avatar_id: Generated<number>
    client_uuid: string | null
    is_primary_contact: Generated<boolean>
    created_date: Generated<Date>
  }
  sessions: { token_hash: Buffer; user_uuid: string; created_date: Date; last_used: Date; expires: Date }
  throttle_counters: { purpose: string; subject_hash: Buffer; window_start: Date; count: number }
  throttle_subjects: { purpose: string; subject_hash: Buffer; window_start: Date; item_hash: Buffer }
  assistants: {
    id: Generated<number>
    uuid: Generated<string>
    user_uuid: string | null
    state: Generated<string>
    display_name: string
    preferred_pronouns: Generated<string>
    bio: Generated<string>
    blurb: Generated<string>
    avatar_id: Generated<number>
    city: string
    country: string
    region: string
    timezone: string
    role_ids: Generated<number[]>
    skill_ids: Generated<number[]>
    tool_ids: Generated<number[]>
    industry_ids: Generated<number[]>
    course_ids: Generated<number[]>
    self_identification_ids: Generated<number[]>
    availability: Generated<number>
    available_hours_per_month: Generated<number>
    monthly_hours_committed: Generated<number>
    rating_sum: Generated<number>
    feedback_count: Generated<number>
    created_date: Generated<Date>
  }
  feedback: {
    uuid: Generated<string>
    subject_uuid: string
    author_uuid: string | null
    rating: number
    message: Generated<string>
    display_name: string
    status: Generated<'pending' | 'shown' | 'hidden'>
    created_date: Generated<Date>
  }
  projects: {
    uuid: Generated<string>
    client_uuid: string
    created_by: string
    project_name: string
    matching_criteria: unknown
    version: Generated<number>
    desired_start_date: string | null
    start_date: string | null
    last_seen: Generated<Date>
    created_date: Generated<Date>
  }
  unknown_words: {
    word: string
    times_entered: Generated<number>
    first_entered: Generated<Date>
    last_entered: Generated<Date>
  }
  configurations: { name: string; value: unknown; note: Generated<string> }
  price_bands: { currency: 'cad' | 'usd'; from_hours: number; hourly_cents: number }
}
