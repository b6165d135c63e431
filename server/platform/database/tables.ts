import type { DeclineReason } from '@talentplace/contract/projects/decline-reasons'
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
    tax_category: Generated<string>
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
  /** `code` is ISO 639-1, or 639-3 where there is none. */
  languages: { id: number; code: string; value: string }
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
    legal_name: Generated<string>
    address_line1: Generated<string>
    address_line2: Generated<string>
    city: Generated<string>
    country: Generated<'CA' | 'US' | null>
    state_prov: Generated<string | null>
    postal_code: Generated<string>
    phone_number: Generated<string>
    /** `[{name, number}]` */
    tax_numbers: Generated<unknown>
    invoice_emails: Generated<string[]>
    po_number: Generated<string>
    currency: Generated<'cad' | 'usd' | null>
    version: Generated<number>
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
    details_wanted: Generated<('full_name' | 'company' | 'phone_number' | 'city' | 'terms')[]>
    /** When the account was closed; null: it is open. */
    deleted_date: Generated<Date | null>
  }
  open_registrations: {
    user_uuid: string
    key_hash: Buffer | null
    password_hash: string | null
    address: string
    created_date: Date
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
    replaced_date: Generated<Date | null>
    told_date: Generated<Date | null>
  }
  account_code_tries: { code_uuid: string; asker_hash: Buffer; tries: number }
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
    unsubscribe_url: Generated<string | null>
  }
  mail_attachments: {
    mail_uuid: string
    position: number
    file_name: string
    media_type: string
    content: Buffer
  }
  sessions: {
    token_hash: Buffer
    user_uuid: string
    created_date: Date
    last_used: Date
    expires: Date
    /** Staff acting in a client's place, on checkout operations only. */
    impersonator_uuid: Generated<string | null>
    impersonated_client_uuid: Generated<string | null>
  }
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
    language_ids: Generated<number[]>
    /** Beside `language_ids`: 1 working, 2 fluent, 3 native. */
    language_levels: Generated<number[]>
    availability: Generated<number>
    available_hours_per_month: Generated<number>
    monthly_hours_committed: Generated<number>
    rating_sum: Generated<number>
    feedback_count: Generated<number>
    /** Days since 2020-01-01 of the shown reviews, added up. */
    review_days: Generated<number>
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
    /** Made by the page that began the draft. */
    draft_key: Generated<string | null>
    desired_start_date: string | null
    removed_date: Generated<Date | null>
    start_date: string | null
    currency: Generated<'cad' | 'usd' | null>
    invoice_day: Generated<number | null>
    /** The last day paid for, once it has been cancelled. */
    end_date: Generated<string | null>
    cancelled_date: Generated<Date | null>
    /** Ended before it began, and paid back. */
    refunded_date: Generated<Date | null>
    cancelled_reason: Generated<string | null>
    /** The day before the next period begins. */
    invoiced_until: Generated<string | null>
    ar_status: Generated<'current' | 'past_due' | 'paused'>
    matching_state: Generated<'draft' | 'matching' | 'matched' | 'ended'>
    last_seen: Generated<Date>
    created_date: Generated<Date>
  }
  draft_saves: { project_uuid: string; save_uuid: string; version: number }
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
  price_bands: { currency: 'cad' | 'usd'; effective_from: string; from_hours: number; hourly_cents: number }
  role_uplifts: {
    currency: 'cad' | 'usd'
    effective_from: string
    role_id: number
    uplift_cents: number
  }
  tax_rates: {
    uuid: Generated<string>
    country: 'CA' | 'US'
    region: string
    name: string
    rate_thousandths: number
    tax_category: Generated<string>
    effective_from: string
    source: Generated<string>
    created_date: Generated<Date>
  }
  promotions: {
    uuid: Generated<string>
    code: string
    name: string
    type: 'hours' | 'percentage' | 'cents_amount'
    value: number
    currency: Generated<'cad' | 'usd' | null>
    duration: 'once' | 'repeating' | 'forever'
    months: Generated<number | null>
    redeemable_from: Date
    redeemable_until: Generated<Date | null>
    max_redemptions: Generated<number | null>
    per_client_limit: Generated<number | null>
    first_purchase_only: Generated<boolean>
    minimum_hours: Generated<number | null>
    stackable: Generated<boolean>
    active: Generated<boolean>
    times_redeemed: Generated<number>
    /** Of those, what was signed before the last use went to someone else, and paid for afterwards. */
    redeemed_beyond_limit: Generated<number>
    version: Generated<number>
    created_by: Generated<string | null>
    created_date: Generated<Date>
    removed_date: Generated<Date | null>
  }
  processor_customers: {
    client_uuid: string
    processor: 'test' | 'stripe'
    customer_id: string
  }
  credit_cards: {
    uuid: Generated<string>
    client_uuid: string
    processor: 'test' | 'stripe'
    stripe_card_id: string
    brand: string
    last_four: string
    expiry_month: number
    expiry_year: number
    zip_code: Generated<string>
    default_credit_card: Generated<boolean>
    created_by: Generated<string | null>
    created_date: Generated<Date>
    removed_date: Generated<Date | null>
  }
  card_expiry_warnings: {
    card_uuid: string
    days_ahead: 30 | 7
    created_date: Date
  }
  rate_plans: {
    uuid: Generated<string>
    project_uuid: string
    virtualassistant_uuid: Generated<string | null>
    role_id: number
    hours_per_month: number
    client_rate_cents: number
    va_rate_cents: Generated<number>
    currency: 'cad' | 'usd'
    rate_start_date: string
    rp_end_date: Generated<string | null>
    hours_released_date: Generated<Date | null>
    created_date: Generated<Date>
  }
  va_relationships: {
    uuid: Generated<string>
    project_uuid: string
    virtualassistant_uuid: string
    role_id: number
    source: 'talent_team' | 'csm' | 'sales' | 'client' | 'algo'
    interest: Generated<'asked' | 'accepted' | 'declined'>
    decline_reason: Generated<DeclineReason | null>
    decline_note: Generated<string>
    asked_date: Date
    answered_date: Generated<Date | null>
    /** When they thought again. */
    changed_date: Generated<Date | null>
  }
  orders: {
    uuid: Generated<string>
    client_uuid: string
    project_uuid: string
    placed_by: string
    impersonator_uuid: Generated<string | null>
    idempotency_key: string
    request_hash: Buffer
    state: Generated<'held' | 'charging' | 'needs_action' | 'paid' | 'declined' | 'expired'>
    currency: 'cad' | 'usd'
    quote: unknown
    /** `AgreedPlace[]` (server/workflows/checkout/agreed-team.ts) */
    team: unknown
    total_cents: number
    card_uuid: Generated<string | null>
    /** What renewals charge, as it was signed; null: placed before that was asked. */
    renewal_card_uuid: Generated<string | null>
    start_date: string
    held_until: Date
    failure_code: Generated<string | null>
    failure_message: Generated<string | null>
    signed_name: string
    signed_date: Date
    signed_address: string
    agreement_version: string
    /** The very words that were signed. */
    agreement_text: Generated<string>
    created_date: Date
    settled_date: Generated<Date | null>
    /** When the job asks the processor about it, or gives it up; null: nothing is left to be asked. */
    next_ask_date: Generated<Date | null>
    asks: Generated<number>
  }
  hour_holds: {
    order_uuid: string
    virtualassistant_uuid: string
    hours: number
  }
  promotion_redemptions: {
    uuid: Generated<string>
    promotion_uuid: string
    client_uuid: string
    order_uuid: string
    project_uuid: string
    state: Generated<'held' | 'redeemed' | 'released'>
    periods_applied: Generated<number>
    beyond_limit: Generated<boolean>
    created_date: Date
  }
  agreement_documents: {
    order_uuid: string
    pdf: Buffer
    sha256: Buffer
    created_date: Date
  }
  invoices: {
    uuid: Generated<string>
    number: Generated<number | null>
    client_uuid: string
    project_uuid: string
    order_uuid: Generated<string | null>
    invoice_date: string
    due_date: string
    period_start: string
    period_end: string
    currency: 'cad' | 'usd'
    status: 'draft' | 'posted' | 'partly_paid' | 'paid' | 'overdue' | 'void' | 'refunded'
    subtotal_cents: number
    discount_cents: Generated<number>
    tax_cents: number
    total_cents: number
    paid_cents: Generated<number>
    /** Kept by the trigger on refunds. */
    refunded_cents: Generated<number>
    supplier: unknown
    client: unknown
    po_number: Generated<string>
    notes: Generated<string>
    created_date: Date
  }
  invoice_lines: {
    invoice_uuid: string
    position: number
    kind: 'subscription' | 'overage' | 'add-on' | 'adjustment' | 'promotion'
    description: string
    role_id: Generated<number | null>
    quantity: number
    unit_cents: number
    amount_cents: number
    tax_category: string
  }
  invoice_taxes: {
    invoice_uuid: string
    position: number
    name: string
    rate_thousandths: number
    base_cents: number
    amount_cents: number
  }
  credit_notes: {
    uuid: Generated<string>
    number: number
    client_uuid: string
    project_uuid: string
    invoice_uuid: string
    issue_date: string
    currency: 'cad' | 'usd'
    subtotal_cents: number
    discount_cents: number
    tax_cents: number
    total_cents: number
    supplier: unknown
    client: unknown
    reason: string
    created_by: string | null
    created_date: Date
  }
  credit_note_lines: {
    credit_note_uuid: string
    position: number
    kind: 'subscription' | 'overage' | 'add-on' | 'adjustment' | 'promotion'
    description: string
    role_id: Generated<number | null>
    quantity: number
    unit_cents: number
    amount_cents: number
    tax_category: string
  }
  credit_note_taxes: {
    credit_note_uuid: string
    position: number
    name: string
    rate_thousandths: number
    base_cents: number
    amount_cents: number
  }
  credit_note_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  invoice_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  charges: {
    uuid: Generated<string>
    client_uuid: string
    order_uuid: Generated<string | null>
    invoice_uuid: Generated<string | null>
    card_uuid: string
    /** Once it has gone through, its card is the default. */
    becomes_default: Generated<boolean>
    processor: 'test' | 'stripe'
    amount_cents: number
    currency: 'cad' | 'usd'
    state: Generated<'asked' | 'needs_action' | 'succeeded' | 'declined'>
    processor_charge_id: Generated<string | null>
    failure_code: Generated<string | null>
    failure_message: Generated<string | null>
    attempt: Generated<number>
    created_date: Date
    settled_date: Generated<Date | null>
    /** From then on nobody can confirm it. */
    cancelled_date: Generated<Date | null>
    /** Null: tried by itself. */
    asked_by: Generated<string | null>
    idempotency_key: Generated<string | null>
    request_hash: Generated<Buffer | null>
    /** When the processor confirmed that a refused charge can't be paid any more. */
    closed_date: Generated<Date | null>
  }
  charge_shares: {
    charge_uuid: string
    invoice_uuid: string
    amount_cents: number
    /** Kept by the trigger on charges. */
    open: Generated<boolean>
  }
  disputes: {
    processor: 'test' | 'stripe'
    processor_dispute_id: string
    payment_uuid: string
    state: 'opened' | 'won' | 'lost'
    amount_cents: number
    fee_cents: number
    reason: Generated<string>
    opened_date: Date
    settled_date: Generated<Date | null>
  }
  collections: {
    invoice_uuid: string
    tries: Generated<number>
    first_try: Generated<string | null>
    next_try: Generated<string | null>
    /** Less is open than a card can be charged: the client's next charge takes it along. */
    waits_since: Generated<string | null>
  }
  /** A view: posted invoices of which something is open. */
  open_invoices: {
    uuid: string
    client_uuid: string
    currency: 'cad' | 'usd'
    status: 'posted' | 'partly_paid' | 'overdue'
    balance_cents: number
    standing: 'pending' | 'small' | 'declined' | 'scheduled' | 'due'
  }
  invoice_mails: {
    uuid: Generated<string>
    invoice_uuid: string
    payment_uuid: string | null
    paid_by: string | null
  }
  payments: {
    uuid: Generated<string>
    client_uuid: string
    charge_uuid: Generated<string | null>
    method: 'card' | 'transfer' | 'cheque' | 'other' | 'credit'
    amount_cents: number
    currency: 'cad' | 'usd'
    reference: Generated<string>
    recorded_by: Generated<string | null>
    paid_date: Date
    note: Generated<string>
    idempotency_key: Generated<string | null>
    request_hash: Generated<Buffer | null>
    /** Kept by the trigger on refunds. */
    refunded_cents: Generated<number>
  }
  payment_allocations: {
    payment_uuid: string
    invoice_uuid: string
    amount_cents: number
  }
  refunds: {
    uuid: Generated<string>
    payment_uuid: string
    /** Null: from the client's credit alone. */
    invoice_uuid: Generated<string | null>
    amount_cents: number
    credit_cents: number
    reason: string
    state: Generated<'asked' | 'pending' | 'succeeded' | 'failed'>
    processor_refund_id: Generated<string | null>
    failure_message: Generated<string | null>
    asked_by: Generated<string | null>
    idempotency_key: Generated<string | null>
    request_hash: Generated<Buffer | null>
    created_date: Date
    settled_date: Generated<Date | null>
  }
  /** Append only. */
  client_credits: {
    uuid: Generated<string>
    client_uuid: string
    currency: 'cad' | 'usd'
    amount_cents: number
    kind: 'surplus' | 'used' | 'refunded' | 'refund_failed'
    payment_uuid: string
    refund_uuid: Generated<string | null>
    moved_by: Generated<string | null>
    moved_date: Date
  }
  /** Kept by the trigger on `client_credits`. */
  client_credit_balances: {
    client_uuid: string
    currency: 'cad' | 'usd'
    balance_cents: number
  }
  project_requirements: {
    project_uuid: string
    version: number
    revision: number
    status: Generated<'draft' | 'submitted' | 'reviewed'>
    /** `RequirementAnswers`, with the questions of its day */
    answers: unknown
    created_by: string
    created_date: Date
    changed_by: string
    changed_date: Date
    submitted_by: Generated<string | null>
    submitted_date: Generated<Date | null>
    reviewed_by: Generated<string | null>
    reviewed_date: Generated<Date | null>
  }
  failing_items: {
    queue: string
    item: string
    failures: number
    last_error: string
    first_failed: Date
    last_failed: Date
    next_try: Date
  }
  processor_events: {
    processor: 'test' | 'stripe'
    event_id: string
    kind: string
    payload: unknown
    received_date: Date
    handled_date: Generated<Date | null>
  }
  meetings: {
    uuid: Generated<string>
    kind: 'discovery' | 'matching' | 'onboarding' | 'interview'
    client_uuid: Generated<string | null>
    project_uuid: Generated<string | null>
    booked_by: Generated<string | null>
    invitee_name: string
    invitee_email: string
    start_at: Date
    end_at: Date
    timezone: string
    source: 'own' | 'calendar'
    external_id: Generated<string | null>
    cancel_url: Generated<string | null>
    reschedule_url: Generated<string | null>
    note: Generated<string>
    status: Generated<'booked' | 'cancelled' | 'held'>
    created_date: Date
    token_hash: Generated<Buffer | null>
  }
}
