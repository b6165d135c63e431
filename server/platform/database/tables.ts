import type { Generated, GeneratedAlways } from 'kysely'

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
  clients: {
    uuid: Generated<string>
    company: string
    is_individual: Generated<boolean>
    created_date: Generated<Date>
  }
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
    verified_date: Generated<Date | null>
    phone_number: Generated<string>
    country: Generated<'CA' | 'US' | null>
    state_prov: Generated<string | null>
    city: Generated<string | null>
    latitude: Generated<number | null>
    longitude: Generated<number | null>
    timezone: Generated<string | null>
    details_wanted: Generated<('full_name' | 'company' | 'phone_number' | 'city')[]>
    /** When the account was closed; null: it is open. */
    deleted_date: Generated<Date | null>
  }
  registration_metadata: { user_uuid: string; metadata: unknown; created_date: Date }
  consents: {
    uuid: Generated<string>
    user_uuid: string
    kind: 'terms' | 'email'
    text_version: string
    address: string
    given_date: Date
  }
  account_codes: {
    uuid: Generated<string>
    user_uuid: string
    purpose: 'verify' | 'reset' | 'login'
    code_hash: Buffer
    code_expires: Date
    tries: Generated<number>
    link_hash: Buffer | null
    link_expires: Date | null
    created_date: Date
    ended_date: Generated<Date | null>
  }
  code_requests: { email_hash: Buffer; requested: Date }
  server_secrets: { name: string; secret: Buffer }
  mail_outbox: {
    uuid: Generated<string>
    recipient: string
    subject: string
    text_body: string
    html_body: string
    created_date: Generated<Date>
    attempts: Generated<number>
    next_attempt: Generated<Date | null>
    sent_date: Generated<Date | null>
    failure: Generated<string | null>
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
  configurations: {
    name: string
    type: 'switch' | 'text' | 'number' | 'list'
    value: unknown
    default_value: unknown
    note: Generated<string>
    version: Generated<number>
    changed_date: Generated<Date>
  }
  user_preferences: {
    user_uuid: string
    language: Generated<'en' | 'fr'>
    week_start: Generated<'sunday' | 'monday'>
    notifications: Generated<unknown>
    quiet_from: string | null
    quiet_to: string | null
  }
  audit_entries: {
    id: Generated<number>
    uuid: Generated<string>
    created_date: Date
    actor_uuid: string | null
    impersonator_uuid: string | null
    action: string
    entity: string
    reason: string | null
    details: Generated<unknown>
    position: number | null
    previous_hash: Buffer | null
    hash: Buffer | null
  }
  audit_chain: { single: Generated<boolean>; position: number; hash: Buffer }
  utms: {
    uuid: Generated<string>
    shortcode: string | null
    label: string
    parameters: Generated<unknown>
    parameters_key: GeneratedAlways<string>
    destination: Generated<string>
    origin: 'made' | 'referral' | 'seen'
    owner_uuid: string | null
    campaign: string | null
    pageviews: Generated<number>
    signups: Generated<number>
    last_seen: Date | null
    created_date: Generated<Date>
  }
  utm_log: {
    uuid: Generated<string>
    event: 'pageview' | 'signup'
    utm_uuid: string | null
    value: string | null
    page: Generated<string>
    user_uuid: string | null
    created_date: Generated<Date>
  }
  agreed_editions: { user_uuid: string; page: string; version: string; agreed_date: Date }
  content_editions: {
    page: string
    number: number
    version: string
    text: unknown
    reason: string
    edited_by: string | null
    created_date: Generated<Date>
  }
  notifications: {
    uuid: Generated<string>
    user_uuid: string | null
    role: string | null
    type: string
    title: string
    body: Generated<string>
    icon: 'discussion' | 'alert' | 'happy' | 'info' | 'task'
    priority: 0 | 1 | 2 | 99
    entity_link: string | null
    composed: Generated<boolean>
    sender_uuid: string | null
    created_date: Date
    starts: Date
    ends: Date | null
    withdrawn_date: Date | null
    published_date: Date | null
    published_in: string | null
    read_at: Date | null
    mailing: Generated<boolean>
    mailed_to: string | null
    mailed: Generated<number>
  }
  notification_reads: { user_uuid: string; notification_uuid: string; read_at: Date }
  notification_read_counts: { notification_uuid: string; part: number; readers: number }
  notification_mails: { user_uuid: string; notification_uuid: string; due: Date }
  product_feedback: {
    uuid: Generated<string>
    user_uuid: string | null
    message: string
    page: string | null
    created_date: Date
  }
  server_processes: { uuid: string; heartbeat: Date }
  open_sockets: {
    uuid: string
    process_uuid: string
    user_uuid: string | null
    source: string
    page: string
    created_date: Date
    last_seen: Date
  }
  price_bands: { currency: 'cad' | 'usd'; from_hours: number; hourly_cents: number }
}
