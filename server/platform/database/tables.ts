import type { ReferralState } from '@talentplace/contract/accounts/referrals/referral.states'
import type { SpendingRequestState } from '@talentplace/contract/accounts/spending/spending-request.states'
import type { AdjustmentState } from '@talentplace/contract/billing/adjustments/adjustment.states'
import type { DisputeState } from '@talentplace/contract/billing/invoices/dispute.states'
import type { OpenInvoiceStatus, StoredInvoiceStatus } from '@talentplace/contract/billing/invoices/invoice.states'
import type { RefundState } from '@talentplace/contract/billing/invoices/refund.states'
import type { InvoiceStanding } from '@talentplace/contract/billing/invoices/standing.states'
import type { ManualRefundState } from '@talentplace/contract/billing/manual-refunds/manual-refund.states'
import type { ChargeState } from '@talentplace/contract/billing/processor/charge.states'
import type { RedemptionState } from '@talentplace/contract/billing/promotions/promotion.states'
import type { MeetingStatus } from '@talentplace/contract/core/calendar/meeting.states'
import type { AlertStatus } from '@talentplace/contract/desk/alerts/alert.states'
import type { BulkRowState, BulkRunState } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import type { FileExportState } from '@talentplace/contract/desk/file-exports/file-export.states'
import type { DataExportState } from '@talentplace/contract/desk/personal-data/data-export.states'
import type { DeletionRequestState } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import type { OrderState } from '@talentplace/contract/hiring/checkout/order.states'
import type { BillStatus } from '@talentplace/contract/payroll/bills/bill.states'
import type { PayoutLineState, PayoutState } from '@talentplace/contract/payroll/payouts/payout.states'
import type { FeedbackState } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import type { HealthLevel } from '@talentplace/contract/subscriptions/health.states'
import type { Interest } from '@talentplace/contract/subscriptions/interest.states'
import type { CandidateStage } from '@talentplace/contract/subscriptions/match-candidate.states'
import type { AccountState, MatchingState } from '@talentplace/contract/subscriptions/project.states'
import type { ReplacementState } from '@talentplace/contract/subscriptions/replacement.states'
import type { RequirementState } from '@talentplace/contract/subscriptions/requirement.states'
import type { ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import type { AssistantState } from '@talentplace/contract/talent/assistants/assistant.states'
import type { EditionState } from '@talentplace/contract/talent/assistants/edition.states'
import type { RetentionState } from '@talentplace/contract/talent/assistants/retention.states'
import type { DiscussionStatus } from '@talentplace/contract/work/discussions/discussion.states'
import type { TimeEntryStatus } from '@talentplace/contract/work/time/time-entry.states'
import type { TimerState } from '@talentplace/contract/work/time/timer.states'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DerivedState, GeneratedState, StateColumn } from './state-column.ts'

/**
 * The shape of `server/migrations`, for typed queries. Not written by hand: `npm run tables` writes it from a migrated
 * database. What a column means is its comment there; what its check constraint lists is its type's values, a
 * lifecycle's states by the contract's name for them.
 */
export interface Tables {
  account_code_tries: {
    code_uuid: string
    asker_hash: Buffer
    tries: number
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
    ended_date: Date | null
    replaced_date: Date | null
    told_date: Date | null
  }
  /** Who bought hours for which seat; they count while their invoice is paid. */
  added_hours: {
    invoice_uuid: string
    client_uuid: string
    seat_uuid: string
    hours: number
    asked_by: string
    idempotency_key: string
    request_hash: Buffer
    asked_date: Date
  }
  adjustments: {
    uuid: Generated<string>
    kind: 'client' | 'va'
    client_uuid: string | null
    virtualassistant_uuid: string | null
    project_uuid: string | null
    /** The place it is about; hours are at its rate on the effective date. */
    rate_plan_uuid: string | null
    currency: 'cad' | 'usd'
    minutes: number | null
    unit_cents: number | null
    /** What was agreed, below zero where it is taken off. */
    whole_cents: number
    /** What of the whole this row is: an invoice takes no more off than there is, and the rest is a row of its own. */
    amount_cents: number
    reason_code:
      | 'goodwill'
      | 'correction'
      | 'hours'
      | 'service'
      | 'extra_work'
      | 'expense'
      | 'advance'
      | 'referral'
      | 'other'
    /** Read by staff only. */
    note: Generated<string>
    effective_date: string
    state: StateColumn<AdjustmentState>
    /** The adjustment this is the rest of: the first one of them all. */
    rest_of: string | null
    /** Null: the product itself, for a referral. */
    proposed_by: string | null
    /** Who changed it last; null: nobody. */
    edited_by: string | null
    approved_by: string | null
    approved_date: Date | null
    /** Up to which amount one person was enough when it was approved; kept by the database. */
    alone_up_to_cents: number | null
    invoice_uuid: string | null
    invoice_position: number | null
    bill_uuid: string | null
    bill_position: number | null
    created_date: Date
    version: Generated<number>
    /** What the line of a client is taxed as; null: of an assistant. */
    tax_category: string | null
  }
  agreed_editions: {
    user_uuid: string
    page: string
    version: string
    agreed_date: Date
  }
  agreement_documents: {
    order_uuid: string
    pdf: Buffer
    sha256: Buffer
    created_date: Date
  }
  alerts: {
    uuid: Generated<string>
    /** What makes two of them the same: they are one row, and count up. */
    fingerprint: string
    type: 'error' | 'warning' | 'alert' | 'info'
    status: GeneratedState<AlertStatus>
    title: string
    detail: Generated<string>
    entity_link: string | null
    assigned_to: string | null
    /** How often it happened again. */
    repeat_count: Generated<number>
    created_date: Date
    /** When it happened last. */
    last_date: Date
    resolved_date: Date | null
    /** Null where resolved: the product itself, whose cause had ended. */
    resolved_by: string | null
    note: Generated<string>
    /** Raised by each step, not by a repetition. */
    version: Generated<number>
  }
  application_agreements: {
    application_uuid: string
    version: string
    /** The page text with everything filled in, as it was read and signed. */
    text: unknown
    signed_name: string
    signed_date: Date
    signed_address: string
    /** Of the file. */
    sha256: Buffer
    pdf: Buffer
  }
  application_answers: {
    application_uuid: string
    /** Where they may work. */
    work_country: 'CA' | 'US' | null
    work_right: 'citizen' | 'permanent_resident' | 'work_permit' | null
    experience_years: number | null
    experience: Generated<string>
    weekly_hours: number | null
    computer: Generated<string>
    internet_mbps: number | null
    headset: Generated<boolean>
    quiet_place: Generated<boolean>
    version: Generated<number>
  }
  application_links: {
    key_hash: Buffer
    application_uuid: string
    created_date: Date
    expires: Date
    used_date: Date | null
  }
  application_reminders: {
    application_uuid: string
    step: string
    after_days: number
    sent_date: Date
  }
  application_scorecards: {
    uuid: Generated<string>
    application_uuid: string
    written_by: string
    scores: unknown
    recommendation: 'advance' | 'hold' | 'reject'
    notes: string
    created_date: Date
    changed_date: Date
    version: Generated<number>
  }
  application_skills: {
    application_uuid: string
    kind: 'role' | 'skill' | 'tool' | 'industry'
    id: number
    /** 1 learning, 2 confident, 3 advanced, 4 expert. */
    level: number
    /** Where they have done it. */
    proof: Generated<string>
    position: number
  }
  application_starts: {
    email: string
    full_name: string
    phone_number: string
    country: 'CA' | 'US'
    state_prov: string
    city: string
    latitude: number
    longitude: number
    timezone: string
    terms_version: string
    data_version: string
    address: string
    /** An HMAC: the code and the key of the link are in the mail and nowhere else. */
    code_hash: Buffer
    code_expires: Date
    link_hash: Buffer
    link_expires: Date
    tries: Generated<number>
    created_date: Date
    phone_extension: Generated<string>
  }
  application_steps: {
    application_uuid: string
    step:
      | 'apply'
      | 'fee'
      | 'skills'
      | 'skilltest'
      | 'scheduleinterview'
      | 'profile'
      | 'scheduleonboarding'
      | 'contract'
      | 'courses'
    done_date: Date
  }
  applications: {
    uuid: Generated<string>
    virtualassistant_uuid: string
    state: GeneratedState<ApplicationState>
    state_date: Date
    created_date: Date
    version: Generated<number>
    /** Which text about the use of their data they agreed to. */
    data_version: string | null
    submitted_date: Date | null
    /** Why staff took the last step; only staff read it. */
    decision_note: string | null
    /** What the applicant is told of why they were turned down; null: nothing. */
    told_reason: string | null
    /** From when someone who was turned down may apply again. */
    reapply_date: string | null
    /** Raised by each save of the skills. */
    skills_version: Generated<number>
  }
  assistant_counts: {
    state: StateColumn<AssistantState>
    assistants: number
  }
  assistant_time_away: {
    uuid: Generated<string>
    virtualassistant_uuid: string
    from_date: string
    /** The last day. */
    until_date: string
    created_date: Date
  }
  assistants: {
    id: Generated<number>
    uuid: Generated<string>
    user_uuid: string | null
    state: GeneratedState<AssistantState>
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
    language_ids: Generated<number[]>
    /** Beside `language_ids`: 1 working, 2 fluent, 3 native. */
    language_levels: Generated<number[]>
    /** Days since 2020-01-01 of the shown reviews, added up. */
    review_days: Generated<number>
    /** Of their account, kept by triggers; what clients call them where they have none. */
    full_name: Generated<string>
    /** Since when they are in their state. */
    state_date: Generated<Date>
    /** Why staff brought them there; the audit has those before. */
    state_reason: string | null
    probation_ends: string | null
    /** When they were turned down as an applicant; null: they weren't, or work with us after all. */
    rejected_date: Date | null
    version: Generated<number>
    /** Of their skills those they are learning. Whichever stand in neither list, they work with. */
    learning_skill_ids: Generated<number[]>
    /** Of their skills those they know in depth. */
    expert_skill_ids: Generated<number[]>
    /** Of their tools those they are learning. Whichever stand in neither list, they work with. */
    learning_tool_ids: Generated<number[]>
    /** Of their tools those they know in depth. */
    expert_tool_ids: Generated<number[]>
    /** When they agreed that clients see how they identify and search by it; null: they don’t. */
    self_identification_agreed_date: Date | null
    /** Of the time away that keeps new work from them now, as the job that follows it last saw; null: none does. */
    away_from: string | null
    /** The last day of it. */
    away_until: string | null
    searched_text: GeneratedAlways<string | null>
    /** Of their latest application, kept by a trigger; null: they never applied here. */
    application_state: DerivedState<ApplicationState>
    /** When their latest application was handed in, kept by the same trigger. */
    application_submitted_date: Date | null
  }
  audit_chain: {
    single: Generated<boolean>
    position: number
    hash: Buffer
  }
  audit_entries: {
    id: GeneratedAlways<number>
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
    /** Part of the hash; gone where something was taken out of the entry. */
    salt: Generated<Buffer | null>
  }
  bank_accounts: {
    virtualassistant_uuid: string
    currency: 'cad' | 'usd'
    key_id: string
    sealed: Buffer
    last_digits: string
    changed_by: string
    /** Bills in its currency wait 48 hours from then. */
    changed_date: Date
    version: Generated<number>
    /** As their bank knows them; empty: by the name on their bills. */
    holder_name: Generated<string>
  }
  banking_reminders: {
    uuid: Generated<string>
    virtualassistant_uuid: string
    /** Null: the weekly job. */
    reminded_by: string | null
    reminded_date: Date
    quiet_until: Date
  }
  bulk_run_rows: {
    run_uuid: string
    position: number
    thing: string
    version: number | null
    state: StateColumn<BulkRowState>
    reason: string | null
    amount_cents: number | null
    currency: 'cad' | 'usd' | null
    /** How the thing was before, for undoing; its action knows the form. */
    was: unknown | null
    worked_date: Date | null
  }
  /** One action over many rows, at most 5,000. */
  bulk_runs: {
    uuid: Generated<string>
    action: string
    said: unknown
    state: GeneratedState<BulkRunState>
    created_by: string
    created_date: Date
    idempotency_key: string | null
    started_date: Date | null
    finished_date: Date | null
    undo_of: string | null
  }
  candidate_lists: {
    uuid: string
    client_uuid: string
    created_by: string
    name: string
    /** In the order in which they were chosen. Whoever can’t be found any more is left out where they are shown. */
    assistants: string[]
    /** Whoever knows it sees the list; null: nobody but the client. */
    share_key: string | null
    created_date: Date
  }
  card_expiry_warnings: {
    card_uuid: string
    days_ahead: 30 | 7
    created_date: Date
  }
  /** The ledger of carried hours: for each period what came into it from which earlier one, and what became of it. Kept by triggers of `subscription_periods`. */
  carried_hours: {
    into_uuid: string
    from_uuid: string
    carried_seconds: number
    used_seconds: number
    /** Not used in the last period they were for, once the next has begun. */
    expired_seconds: number
    /** Went on into the next period; of the latest period: not used yet. */
    left_seconds: number
    /** How many periods after this one they last. */
    periods_left: number
  }
  charge_shares: {
    charge_uuid: string
    invoice_uuid: string
    amount_cents: number
    /** Kept by the trigger on charges. */
    open: Generated<boolean>
  }
  charges: {
    uuid: Generated<string>
    client_uuid: string
    order_uuid: string | null
    invoice_uuid: string | null
    card_uuid: string
    processor: 'test' | 'stripe'
    amount_cents: number
    currency: 'cad' | 'usd'
    state: GeneratedState<ChargeState>
    processor_charge_id: string | null
    failure_code: string | null
    failure_message: string | null
    attempt: Generated<number>
    created_date: Date
    settled_date: Date | null
    /** Null: tried by itself. */
    asked_by: string | null
    idempotency_key: string | null
    request_hash: Buffer | null
    /** From then on nobody can confirm it. */
    cancelled_date: Date | null
    /** When the processor confirmed that a refused charge can't be paid any more. */
    closed_date: Date | null
    /** Once it has gone through, its card is the default. */
    becomes_default: Generated<boolean>
  }
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
    kind: 'city' | 'district'
    aliases: Generated<string[]>
  }
  /** Kept by the trigger on `client_credits`. */
  client_credit_balances: {
    client_uuid: string
    currency: 'cad' | 'usd'
    balance_cents: number
  }
  /** Append only. */
  client_credits: {
    uuid: Generated<string>
    client_uuid: string
    currency: 'cad' | 'usd'
    amount_cents: number
    kind: 'surplus' | 'used' | 'refunded' | 'refund_failed' | 'manual_refund' | 'manual_refund_void'
    /** What it was the rest of, or the payment that it made; null for money that went back by hand. */
    payment_uuid: string | null
    refund_uuid: string | null
    moved_by: string | null
    moved_date: Date
    manual_refund_uuid: string | null
  }
  clients: {
    uuid: Generated<string>
    company: string
    created_date: Generated<Date>
    is_individual: Generated<boolean>
    legal_name: Generated<string>
    address_line1: Generated<string>
    address_line2: Generated<string>
    city: Generated<string>
    country: 'CA' | 'US' | null
    state_prov: string | null
    postal_code: Generated<string>
    phone_number: Generated<string>
    /** `[{name, number}]` */
    tax_numbers: Generated<unknown>
    invoice_emails: Generated<string[]>
    po_number: Generated<string>
    currency: 'cad' | 'usd' | null
    version: Generated<number>
    archived_date: Date | null
    archived_reason: string | null
    searched_text: GeneratedAlways<string | null>
    phone_extension: Generated<string>
    document_language: 'en' | 'fr' | null
  }
  code_requests: {
    email_hash: Buffer
    requested: Date
  }
  /** Invitations that nobody has accepted or withdrawn; each accepted or withdrawn one is removed. */
  colleague_invitations: {
    uuid: Generated<string>
    client_uuid: string
    email: string
    colleague_role: 'everything' | 'work' | 'money'
    /** SHA-256 of the key in the mailed link; the newest link alone works. */
    key_hash: Buffer
    invited_by: string
    created_date: Date
    sent_date: Date
    expires_date: Date
  }
  collections: {
    invoice_uuid: string
    tries: Generated<number>
    first_try: string | null
    next_try: string | null
    /** Less is open than a card can be charged: the client's next charge takes it along. */
    waits_since: string | null
  }
  configurations: {
    name: string
    value: unknown
    note: Generated<string>
    type: 'switch' | 'text' | 'number' | 'list'
    default_value: unknown
    version: Generated<number>
    changed_date: Generated<Date>
  }
  consents: {
    uuid: Generated<string>
    user_uuid: string
    kind: 'terms' | 'email'
    text_version: string
    address: string
    given_date: Date
    /** In which the text was read that was agreed to. */
    language: Generated<'en' | 'fr'>
  }
  content_editions: {
    page: string
    number: number
    version: string
    text: unknown
    reason: string
    edited_by: string | null
    created_date: Generated<Date>
  }
  course_progress: {
    virtualassistant_uuid: string
    course_id: number
    lessons: Generated<string[]>
    attempts: Generated<number>
    finished_date: Date | null
  }
  courses: {
    id: number
    name: string
    badge_image: number
    name_fr: string | null
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
    created_by: string | null
    created_date: Generated<Date>
    removed_date: Date | null
    /** HMAC of what the processor knows the card's number by: the same for the same number. Null: added before this was kept, or the processor doesn't say. */
    fingerprint_hash: Buffer | null
  }
  credit_note_lines: {
    credit_note_uuid: string
    position: number
    kind: 'subscription' | 'overage' | 'add-on' | 'price_adjustment' | 'adjustment' | 'promotion'
    description: string
    role_id: number | null
    quantity: number
    unit_cents: number
    amount_cents: number
    tax_category: string
    invoice_position: number
    seconds: number | null
    /** As the line of the invoice says. */
    adjusts: 'subscription' | 'overage' | 'add-on' | null
    /** As the line of the invoice says. */
    is_exact: Generated<boolean>
  }
  credit_note_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  credit_note_taxes: {
    credit_note_uuid: string
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
    applied_cents: number
    credited_cents: number
    refunded_cents: number
    payment_uuid: string | null
    idempotency_key: string | null
    request_hash: Buffer | null
  }
  /** Kept by triggers of `assistants`; several rows of a criterion add up. */
  criterion_counts: {
    uuid: Generated<string>
    kind: 'roles' | 'skills' | 'tools' | 'industries'
    criterion_id: number
    assistants: number
  }
  cron_jobs: {
    uuid: Generated<string>
    name: string
    /** Five cron fields, as the code has them: each start of a process writes its own. */
    schedule: string
    zone: Generated<string>
    enabled: Generated<boolean>
    created_date: Generated<Date>
    /** Raised by whoever switches it on or off. */
    version: Generated<number>
  }
  data_exports: {
    uuid: Generated<string>
    user_uuid: string
    state: GeneratedState<DataExportState>
    asked_date: Date
    ready_date: Date | null
    /** From then on it can’t be downloaded. */
    expires: Date | null
    /** Files it comes in, each small enough to be made and sent in one go. */
    parts: Generated<number>
    size: Generated<number>
  }
  /** Who asked to be forgotten, and what came of it. */
  deletion_requests: {
    uuid: Generated<string>
    user_uuid: string
    state: GeneratedState<DeletionRequestState>
    asked_date: Date
    withdrawn_date: Date | null
    approved_by: string | null
    approved_date: Date | null
    done_date: Date | null
    version: Generated<number>
  }
  discussion_people: {
    discussion_uuid: string
    user_uuid: string
    /** Null: whether they take part follows from their part in the subscription. */
    joined_date: Date | null
    muted: Generated<boolean>
    /** The position of the last message that they have seen. */
    read_until: Generated<number>
    last_read_at: Date | null
  }
  discussions: {
    uuid: Generated<string>
    kind: 'project' | 'support' | 'direct' | 'question'
    project_uuid: string | null
    subject: string
    status: GeneratedState<DiscussionStatus>
    /** Null: it began with the match. */
    opened_by: string | null
    created_date: Date
    /** How much has happened in it; the next thing that happens gets the next number. */
    steps: Generated<number>
    message_count: Generated<number>
    last_message_date: Date | null
    last_message_excerpt: string | null
    /** The company that asks a candidate; null where the thread is no question of that kind. */
    client_uuid: string | null
    /** The candidate who is asked. */
    virtualassistant_uuid: string | null
    searched_text: GeneratedAlways<string | null>
  }
  disputes: {
    processor: 'test' | 'stripe'
    processor_dispute_id: string
    payment_uuid: string
    state: StateColumn<DisputeState>
    amount_cents: number
    fee_cents: number
    reason: Generated<string>
    opened_date: Date
    settled_date: Date | null
  }
  draft_saves: {
    project_uuid: string
    save_uuid: string
    version: number
  }
  exchange_rates: {
    month: string
    /** Canadian dollars for a US dollar, in millionths; null: it was taken back. */
    rate_millionths: number | null
    source: string
    note: Generated<string>
    version: Generated<number>
    changed_date: Date
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
  feedback: {
    uuid: Generated<string>
    subject_uuid: string
    author_uuid: string | null
    rating: number
    message: Generated<string>
    display_name: string
    status: GeneratedState<FeedbackState>
    created_date: Generated<Date>
    project_uuid: string | null
    client_uuid: string | null
    /** For us alone: neither the assistant nor anybody else reads it. */
    private_note: Generated<string>
    reply: string | null
    reply_date: Date | null
    hidden_reason: string | null
    version: Generated<number>
  }
  feedback_requests: {
    uuid: Generated<string>
    project_uuid: string
    subject_uuid: string
    occasion: 'day_14' | 'day_30' | 'quarterly' | 'end'
    due_date: string
    asked_date: Date
    closed_date: Date | null
  }
  /** Long documents that people had prepared in the background. */
  file_exports: {
    uuid: Generated<string>
    user_uuid: string
    kind: 'time_log_pdf' | 'time_log_csv' | 'accounting_file' | 'statement_pdf' | 'statement_csv'
    /** What the document is made from: as its direct download takes it. */
    parameters: unknown
    /** Whose rows the file has: it is given out only while its owner still sees those. */
    scope: string
    state: GeneratedState<FileExportState>
    /** What it is of, as its owner reads it. */
    title: string
    rows_total: number
    /** How far it is, in rows: those of a PDF are read first and drawn then, and count half each time. */
    rows_done: Generated<number>
    /** How often the job has started to make it. */
    attempts: Generated<number>
    /** Pieces of the file in the store, each a few megabytes; while it waits, the highest that any attempt has written. */
    parts: Generated<number>
    size: Generated<number>
    file_name: string | null
    type: string | null
    asked_date: Date
    ready_date: Date | null
    /** From then on it can’t be downloaded. */
    expires: Date | null
    removed_date: Date | null
    /** Why it could not be made, as its owner reads it. */
    failure: string | null
  }
  files: {
    uuid: Generated<string>
    uploaded_by: string
    name: string
    media_type: string
    size: number
    /** Pixels; null for what is no picture. */
    width: number | null
    height: number | null
    sha256: Buffer
    created_date: Date
    /** When the store had all of it; null: still coming, or it never came. */
    stored_date: Date | null
    /** Since when it hangs on something; null: on nothing, and it goes after a day. */
    attached_date: Date | null
    /** Its bytes are being removed; the row goes after them. */
    removed_date: Date | null
  }
  /** Of staff accounts: a permission by which someone is a second person was granted, or the account could have passed to someone else. */
  finance_access_changes: {
    uuid: Generated<string>
    /** Whose account it is. */
    user_uuid: string
    kind: 'granted' | 'email_changed' | 'password_reset' | 'two_step_reset'
    /** Null: from the command line. */
    changed_by: string | null
    changed_date: Date
    /** What was granted. Null on a grant of before: admin_finance.edit. */
    permission: 'admin_finance.edit' | 'admin_user.edit' | null
  }
  hour_holds: {
    order_uuid: string
    virtualassistant_uuid: string
    hours: number
  }
  inbound_mails: {
    user_uuid: string
    discussion_uuid: string
    /** SHA-256 of its Message-ID, or of the whole mail where it has none. */
    message_id_hash: Buffer
    outcome: 'added' | 'refused'
    received_date: Date
  }
  income_lines: {
    measure: string | null
    month: string | null
    day: string | null
    at: Date | null
    currency: string | null
    client_uuid: string | null
    project_uuid: string | null
    virtualassistant_uuid: string | null
    document: string | null
    document_uuid: string | null
    page_uuid: string | null
    position: number | null
    written: string | null
    description: string | null
    amount_cents: number | null
  }
  /** Kept by triggers of `stored_income_lines`; several rows of a month, measure and currency add up to its lines. */
  income_month_sums: {
    uuid: Generated<string>
    month: string
    measure: 'invoiced' | 'promotions' | 'adjustments' | 'collected' | 'refunds' | 'cost' | 'fees' | 'outstanding'
    currency: 'cad' | 'usd'
    amount_cents: number
    lines: number
  }
  /** Kept by triggers of the documents; several lines of a month and a subscription add up to `income_lines`. */
  income_sums: {
    uuid: Generated<string>
    month: string
    currency: 'cad' | 'usd'
    /** Null: of no subscription, as a bonus is. */
    client_uuid: string | null
    project_uuid: string | null
    virtualassistant_uuid: string | null
    invoiced_cents: Generated<number>
    promotions_cents: Generated<number>
    adjustments_cents: Generated<number>
    collected_cents: Generated<number>
    refunds_cents: Generated<number>
    cost_cents: Generated<number>
    fees_cents: Generated<number>
    outstanding_cents: Generated<number>
  }
  /** Kept by triggers of `stored_income_lines`; rows of a thing and currency add up to its lines. */
  income_thing_sums: {
    uuid: Generated<string>
    kind: 'client' | 'project' | 'assistant'
    /** The nil uuid: of no client, or of no subscription. */
    thing_uuid: string
    currency: 'cad' | 'usd'
    /** The one row to which a job adds the others. */
    is_joined: Generated<boolean>
    invoiced_cents: Generated<number>
    promotions_cents: Generated<number>
    adjustments_cents: Generated<number>
    collected_cents: Generated<number>
    refunds_cents: Generated<number>
    cost_cents: Generated<number>
    fees_cents: Generated<number>
    outstanding_cents: Generated<number>
  }
  industries: {
    id: number
    slug: string
    value: string
    keywords: Generated<string[]>
    description: Generated<string>
    active: Generated<boolean>
    version: Generated<number>
    value_fr: string | null
  }
  integration_checks: {
    service: string
    checked_date: Date
    /** Null: it worked. */
    error: string | null
  }
  invoice_lines: {
    invoice_uuid: string
    position: number
    kind: 'subscription' | 'overage' | 'add-on' | 'price_adjustment' | 'adjustment' | 'promotion'
    description: string
    role_id: number | null
    quantity: number
    unit_cents: number
    amount_cents: number
    tax_category: string
    /** Of time above the hours; `quantity` is 1 then. */
    seconds: number | null
    /** Of a price adjustment: the kind of the line above it, whose price and account it shares. */
    adjusts: 'subscription' | 'overage' | 'add-on' | null
    /** The amount is quantity x unit price, of time seconds x unit price / 3600 rounded half up. False: a line from before this was required. */
    is_exact: Generated<boolean>
  }
  invoice_mails: {
    uuid: Generated<string>
    invoice_uuid: string
    payment_uuid: string | null
    paid_by: string | null
  }
  invoice_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  invoice_reminders: {
    invoice_uuid: string
    stage: 'before' | 'after' | 'again'
    told_date: Date
  }
  invoice_taxes: {
    invoice_uuid: string
    position: number
    name: string
    rate_thousandths: number
    base_cents: number
    amount_cents: number
  }
  invoice_time: {
    invoice_uuid: string
    position: number
    time_entry_uuid: string
    seconds: number
    amount_cents: number
  }
  invoices: {
    uuid: Generated<string>
    number: number | null
    client_uuid: string
    project_uuid: string
    order_uuid: string | null
    invoice_date: string
    due_date: string
    period_start: string
    period_end: string
    currency: 'cad' | 'usd'
    status: StateColumn<StoredInvoiceStatus>
    subtotal_cents: number
    discount_cents: Generated<number>
    tax_cents: number
    total_cents: number
    paid_cents: Generated<number>
    supplier: unknown
    client: unknown
    po_number: Generated<string>
    notes: Generated<string>
    created_date: Date
    /** Kept by the trigger on refunds. */
    refunded_cents: Generated<number>
    kind: 'checkout' | 'renewal' | 'hours' | 'overage' | 'final' | 'manual'
    version: Generated<number>
    created_by: string | null
  }
  /** The browsers an account has been signed in to from: a sign-in from another one is told by mail. */
  known_devices: {
    user_uuid: string
    /** Of the random text that the browser keeps, and of the account: the same browser differs from account to account. */
    device_hash: Buffer
    first_seen: Date
    last_seen: Date
  }
  languages: {
    id: number
    /** ISO 639-1, or 639-3 where there is none. */
    code: string
    value: string
    value_fr: string | null
  }
  mail_attachments: {
    mail_uuid: string
    position: number
    file_name: string
    media_type: string
    content: Buffer
  }
  mail_outbox: {
    uuid: Generated<string>
    recipient: string
    subject: string
    text_body: string
    html_body: string
    created_date: Generated<Date>
    attempts: Generated<number>
    next_attempt: Generated<Date | null>
    sent_date: Date | null
    failure: string | null
    unsubscribe_url: string | null
    /** What the mail is about, `invoice:{uuid}`: mails about the same are one conversation; null: it stands alone. */
    thread: string | null
    /** Where an answer goes; null: to the address of the configuration. */
    reply_to: string | null
    /** The Message-ID of the mail that it answers automatically. */
    answers: string | null
  }
  manual_refunds: {
    uuid: Generated<string>
    client_uuid: string
    currency: 'cad' | 'usd'
    amount_cents: number
    method: 'transfer' | 'cheque' | 'other'
    /** The day the money left our account. */
    paid_date: string
    reference: string
    reason: string
    state: StateColumn<ManualRefundState>
    proposed_by: string
    created_date: Date
    idempotency_key: string
    request_hash: Buffer
    approved_by: string | null
    approved_date: Date | null
    /** Up to which amount one person was enough when it was approved; kept by the database. */
    alone_up_to_cents: number | null
    voided_by: string | null
    /** The day from which it is the client's credit again. */
    voided_day: string | null
    void_reason: string | null
  }
  match_candidates: {
    uuid: Generated<string>
    role_search_uuid: string
    virtualassistant_uuid: string
    stage: GeneratedState<CandidateStage>
    source: 'talent_team' | 'csm' | 'sales' | 'client' | 'algo'
    score: number | null
    /** `MatchReason[]` of the search, as they were when the candidate was added. */
    reasons: Generated<unknown>
    stage_reason: Generated<string>
    client_answer: 'interested' | 'not' | 'question' | null
    client_note: Generated<string>
    client_answered_date: Date | null
    /** Hours a month kept for this role while the client decides; null: none. */
    held_hours: number | null
    meeting_uuid: string | null
    added_by: string | null
    added_date: Date
    entered_stage_at: Date
    version: Generated<number>
  }
  meetings: {
    uuid: Generated<string>
    kind: 'discovery' | 'matching' | 'onboarding' | 'interview' | 'applicant_interview' | 'applicant_onboarding'
    client_uuid: string | null
    project_uuid: string | null
    booked_by: string | null
    invitee_name: string
    invitee_email: string
    start_at: Date
    end_at: Date
    timezone: string
    source: 'own' | 'calendar'
    external_id: string | null
    cancel_url: string | null
    reschedule_url: string | null
    note: Generated<string>
    status: GeneratedState<MeetingStatus>
    created_date: Date
    token_hash: Buffer | null
    application_uuid: string | null
    /** The last reminder that went out, or that came too late to be of use; null: none yet. */
    reminded: 'day' | 'hour' | null
    /** How often it was moved or cancelled: the SEQUENCE of its entry in calendars. */
    revision: Generated<number>
    /** When it was moved or cancelled last; null: it is as it was booked. */
    revised_date: Date | null
    /** A video call, a call to our number, or a call of ours to theirs; null: nothing is known of it. */
    place_way: 'video' | 'phone' | 'call_you' | null
    /** The address of the video call, or the number that is called. */
    place_at: string | null
    /** Whom a matching meeting concerned when it was booked, and who was invited to it; an interview’s is its candidate. */
    concerned_assistant_uuid: string | null
    /** It was cancelled because its application ended, and that is still to be mailed. */
    cancellation_due: Generated<boolean>
    language: Generated<'en' | 'fr'>
  }
  /** Clients and assistants who were there twice, and into whom they were merged. */
  merged_people: {
    /** Of the one that went: no row of clients or assistants has it any more. */
    uuid: string
    virtualassistant_uuid: string | null
    client_uuid: string | null
    name: string
    merged_by: string
    merged_date: Date
  }
  message_files: {
    message_uuid: string
    position: number
    file_uuid: string
  }
  messages: {
    /** Made by who sends it, so that a message sent twice is kept once. */
    uuid: string
    discussion_uuid: string
    /** The step of the thread at which it was written: its place for good. */
    position: number
    /** The step at which it was last written, changed or taken back: what is after a known one is news. */
    change: number
    /** A message, or a line that tells of its sender. */
    kind: Generated<'message' | 'joined' | 'left' | 'closed' | 'opened'>
    sender_uuid: string
    body: Generated<string>
    created_date: Date
    edited_date: Date | null
    deleted_date: Date | null
  }
  migrations: {
    name: string
    applied: Generated<Date>
  }
  notification_mails: {
    user_uuid: string
    notification_uuid: string
    due: Date
  }
  notification_read_counts: {
    notification_uuid: string
    part: number
    readers: number
  }
  notification_reads: {
    user_uuid: string
    notification_uuid: string
    read_at: Date
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
    /** The subject of a mail that tells of it alone, the same for each of one conversation; null: its title. */
    mail_subject: string | null
    title_fr: string | null
    body_fr: string | null
    mail_subject_fr: string | null
  }
  office_months: {
    month: string
    begins: Date
    ends: Date
  }
  /** A view: posted invoices of which something is open. */
  open_invoices: {
    uuid: string
    client_uuid: string
    currency: 'cad' | 'usd'
    status: DerivedState<OpenInvoiceStatus>
    balance_cents: number
    standing: DerivedState<InvoiceStanding>
  }
  open_registrations: {
    user_uuid: string
    key_hash: Buffer | null
    password_hash: string | null
    address: string
    created_date: Date
    /** When the owner of the mailbox, shown what was entered, said that it is theirs; null: nobody has. */
    adopted_date: Date | null
  }
  open_sockets: {
    uuid: string
    process_uuid: string
    user_uuid: string | null
    source: string
    page: string
    created_date: Date
    last_seen: Date
  }
  orders: {
    uuid: Generated<string>
    client_uuid: string
    project_uuid: string
    placed_by: string
    impersonator_uuid: string | null
    idempotency_key: string
    request_hash: Buffer
    state: GeneratedState<OrderState>
    currency: 'cad' | 'usd'
    quote: unknown
    total_cents: number
    card_uuid: string | null
    start_date: string
    held_until: Date
    failure_code: string | null
    failure_message: string | null
    signed_name: string
    signed_date: Date
    signed_address: string
    agreement_version: string
    created_date: Date
    settled_date: Date | null
    /** `AgreedSeat[]`, as it was signed. */
    team: unknown
    /** The very words that were signed. */
    agreement_text: Generated<string>
    /** When the job asks the processor about it, or gives it up; null: nothing is left to be asked. */
    next_ask_date: Generated<Date | null>
    asks: Generated<number>
    /** What renewals charge, as it was signed; null: placed before that was asked. */
    renewal_card_uuid: string | null
    /** By whose clock the signer reads the time. Null: signed before this was kept, or unknown. */
    signed_timezone: string | null
    /** What the signer's browser called itself. Null: signed before this was kept, or it didn't say. */
    signed_user_agent: string | null
    agreement_language: Generated<'en' | 'fr'>
    /** The company was in Québec: the French agreement was given first. */
    french_first: Generated<boolean>
    /** When the client, given the French agreement, expressly chose the English one; null: they signed the French one, or were not in Québec. */
    english_chosen_date: Date | null
    /** The French words that were given before the English ones were chosen; null: there was no such choice. */
    given_text: string | null
  }
  pauses: {
    uuid: Generated<string>
    project_uuid: string
    cause: 'client' | 'unpaid'
    /** Its first day. */
    from_date: string
    /** The first day after it; null while nobody knows: until the invoice is paid. */
    resumes_on: string | null
    asked_by: string | null
    asked_date: Date
    /** When everyone was told until when the hours are kept. */
    told_of_hours: string | null
    /** When everyone was told that someone hasn’t the hours any more with which it would go on. */
    told_of_missing: string | null
  }
  pay_rates: {
    uuid: Generated<string>
    country: 'CA' | 'US'
    role_id: number | null
    effective_from: string
    currency: 'cad' | 'usd'
    hourly_cents: number
    created_by: string | null
    created_date: Generated<Date>
  }
  payment_allocations: {
    payment_uuid: string
    invoice_uuid: string
    amount_cents: number
  }
  payments: {
    uuid: Generated<string>
    charge_uuid: string | null
    method: 'card' | 'transfer' | 'cheque' | 'other' | 'credit' | 'credit_note'
    amount_cents: number
    currency: 'cad' | 'usd'
    reference: Generated<string>
    recorded_by: string | null
    paid_date: Date
    note: Generated<string>
    idempotency_key: string | null
    request_hash: Buffer | null
    client_uuid: string
    /** Kept by the trigger on refunds. */
    refunded_cents: Generated<number>
    /** Kept by the trigger on processor_fees. */
    fee_known: Generated<boolean>
  }
  payout_lines: {
    payout_uuid: string
    bill_uuid: string
    position: number
    amount_cents: number
    account_version: number
    last_digits: string
    state: StateColumn<PayoutLineState>
    settled_date: string | null
    returned_reason: string | null
  }
  payout_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  payouts: {
    uuid: Generated<string>
    currency: 'cad' | 'usd'
    payment_date: string
    state: StateColumn<PayoutState>
    total_cents: number
    number: number | null
    key_id: string | null
    sealed: Buffer | null
    file_sha256: string | null
    made_by: string
    made_date: Date
    idempotency_key: string
    request_hash: Buffer
    released_by: string | null
    released_date: Date | null
    sent_date: Date | null
    version: Generated<number>
  }
  people_batches: {
    uuid: Generated<string>
    done_by: string
    done_date: Date
    undone_date: Date | null
    /** `[{uuid, what, before, after, probation_ends}]`: of each assistant who was changed. */
    changes: unknown
  }
  people_documents: {
    file_uuid: string
    virtualassistant_uuid: string | null
    client_uuid: string | null
    added_by: string
    added_date: Date
  }
  people_notes: {
    uuid: Generated<string>
    virtualassistant_uuid: string | null
    client_uuid: string | null
    body: string
    written_by: string
    created_date: Date
    changed_date: Date | null
    removed_date: Date | null
    version: Generated<number>
  }
  /** Who of staff looks after an assistant or a client: one of each role. */
  people_relationships: {
    uuid: Generated<string>
    virtualassistant_uuid: string | null
    client_uuid: string | null
    role: 'sales' | 'csm' | 'vsm' | 'finance' | 'admin'
    user_uuid: string
    source: 'talent_team' | 'csm' | 'sales' | 'client' | 'algo'
    since: Date
  }
  portraits: {
    id: GeneratedAlways<number>
    virtualassistant_uuid: string
    file_uuid: string
    created_date: Date
  }
  price_bands: {
    currency: 'cad' | 'usd'
    from_hours: number
    hourly_cents: number
    effective_from: string
  }
  processor_customers: {
    client_uuid: string
    processor: 'test' | 'stripe'
    customer_id: string
  }
  processor_events: {
    processor: 'test' | 'stripe'
    event_id: string
    kind: string
    payload: unknown
    received_date: Date
    handled_date: Date | null
  }
  processor_fees: {
    uuid: Generated<string>
    payment_uuid: string
    /** Null: of the charge itself. */
    refund_uuid: string | null
    client_uuid: string
    invoice_uuid: string | null
    project_uuid: string | null
    amount_cents: number
    /** The one it settles in, which may be another than was charged in. */
    currency: 'cad' | 'usd'
    /** When the money moved: its month, however late the fee was learned. */
    charged_date: Date
    learned_date: Date
  }
  product_feedback: {
    uuid: Generated<string>
    user_uuid: string | null
    message: string
    page: string | null
    created_date: Date
  }
  /** What clients would read, where staff look at it first (`assistants.profile_review`). */
  profile_editions: {
    virtualassistant_uuid: string
    state: StateColumn<EditionState>
    display_name: string
    preferred_pronouns: string
    blurb: string
    bio: string
    /** Their new photo; null: the one clients see stays. */
    portrait_id: number | null
    sent_date: Date
    /** What staff ask for, when they return it. */
    note: Generated<string>
    version: Generated<number>
  }
  project_follow_ups: {
    project_uuid: string
    queue: 'retention' | 'first_30' | 'review' | 'health'
    owner_uuid: string | null
    next_step: Generated<string>
    due_date: string | null
    offer: Generated<string>
    outcome: 'stays' | 'leaves' | null
    done_days: Generated<number[]>
    version: Generated<number>
    changed_date: Date
  }
  project_health: {
    project_uuid: string
    level: GeneratedState<HealthLevel>
    /** `HealthReason[]`: each with its level, since when it holds, and what it counts. */
    reasons: Generated<unknown>
    /** The latest instant since which a reason to review it holds; null: there is none. */
    review_since: Date | null
    checked_date: Date
    override_level: 'green' | 'amber' | 'red' | null
    override_note: string | null
    /** The last day on which what staff say counts. */
    override_until: string | null
    override_by: string | null
    /** When staff last went through it: only what has come since then asks for a review. */
    reviewed_date: Date | null
    version: Generated<number>
  }
  project_health_due: {
    id: GeneratedAlways<number>
    project_uuid: string
  }
  project_requirements: {
    project_uuid: string
    version: number
    revision: number
    status: GeneratedState<RequirementState>
    /** `RequirementAnswers`, with the questions of their day. */
    answers: unknown
    created_by: string
    created_date: Date
    changed_by: string
    changed_date: Date
    submitted_by: string | null
    submitted_date: Date | null
    reviewed_by: string | null
    reviewed_date: Date | null
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
    currency: 'cad' | 'usd' | null
    invoice_day: number | null
    /** The last day paid for, once it has been cancelled. */
    end_date: string | null
    cancelled_date: Date | null
    cancelled_reason: string | null
    /** The day before the next period begins. */
    invoiced_until: string | null
    ar_status: GeneratedState<AccountState>
    matching_state: GeneratedState<MatchingState>
    removed_date: Date | null
    /** Ended before it began, and paid back. */
    refunded_date: Date | null
    /** Made by the page that began the draft. */
    draft_key: string | null
    time_entry_disabled_date: Date | null
    /** Whether time beyond the hours of a period counts without being asked about. */
    overage_policy: Generated<'none' | 'up_to' | 'as_needed'>
    /** Of each period, of the policy `up_to`. */
    overage_seconds: number | null
    /** Of the latest pause, kept by the trigger of `pauses`; null where there never was one. */
    paused_from: string | null
    /** Of the latest pause, kept by the trigger of `pauses`: the first day after it, null while nobody knows it. */
    resumes_on: string | null
    /** True once one of its periods began with a share to carry; kept by the trigger of `subscription_periods`. */
    carries_hours: Generated<boolean>
    searched_text: GeneratedAlways<string | null>
  }
  promotion_redemptions: {
    uuid: Generated<string>
    promotion_uuid: string
    client_uuid: string
    order_uuid: string
    project_uuid: string
    state: GeneratedState<RedemptionState>
    periods_applied: Generated<number>
    created_date: Date
    beyond_limit: Generated<boolean>
  }
  promotions: {
    uuid: Generated<string>
    code: string
    name: string
    type: 'hours' | 'percentage' | 'cents_amount'
    value: number
    currency: 'cad' | 'usd' | null
    duration: 'once' | 'repeating' | 'forever'
    months: number | null
    redeemable_from: Date
    redeemable_until: Date | null
    max_redemptions: number | null
    per_client_limit: number | null
    first_purchase_only: Generated<boolean>
    minimum_hours: number | null
    stackable: Generated<boolean>
    active: Generated<boolean>
    times_redeemed: Generated<number>
    version: Generated<number>
    created_by: string | null
    created_date: Generated<Date>
    removed_date: Date | null
    /** Of those, what was signed before the last use went to someone else, and paid for afterwards. */
    redeemed_beyond_limit: Generated<number>
  }
  rate_plans: {
    uuid: Generated<string>
    project_uuid: string
    virtualassistant_uuid: string | null
    role_id: number
    hours_per_month: number
    client_rate_cents: number
    /** An hour of the assistant, in `va_currency`; 0: nothing is agreed, and no time can be logged. */
    va_rate_cents: Generated<number>
    currency: 'cad' | 'usd'
    rate_start_date: string
    rp_end_date: string | null
    hours_released_date: Date | null
    created_date: Generated<Date>
    /** One role and its hours; a place that follows another one has the same. */
    seat_uuid: Generated<string>
    /** What `va_rate_cents` is in; null while nobody has the place. */
    va_currency: 'cad' | 'usd' | null
    version: Generated<number>
    /** While a long pause lasts its hours don’t count as taken; null: they do, as long as they aren’t released. */
    hours_free_since: Date | null
  }
  /** What opens an account instead of a code of the app, each once. */
  recovery_codes: {
    user_uuid: string
    code_hash: Buffer
    used_date: Date | null
  }
  /** New clients that someone referred, whether they turned out to be paying or not. */
  referrals: {
    uuid: Generated<string>
    /** Who registered: a referral of each at most. */
    user_uuid: string
    referrer_uuid: string
    /** The link they came by. */
    utm_uuid: string | null
    state: StateColumn<ReferralState>
    /** What the referrer was promised on the day of the registration, where they are billed or paid in Canadian dollars. */
    cad_cents: number
    /** The same in US dollars. */
    usd_cents: number
    /** When the client was first seen to have paid an invoice. */
    earned_date: Date | null
    adjustment_uuid: string | null
    created_date: Date
  }
  refunds: {
    uuid: Generated<string>
    payment_uuid: string
    /** Null: from the client's credit alone. */
    invoice_uuid: string | null
    amount_cents: number
    credit_cents: number
    reason: string
    state: GeneratedState<RefundState>
    processor_refund_id: string | null
    failure_message: string | null
    asked_by: string | null
    idempotency_key: string | null
    request_hash: Buffer | null
    created_date: Date
    settled_date: Date | null
    noted_cents: Generated<number>
    /** Kept by the trigger on processor_fees. */
    fee_known: Generated<boolean>
  }
  regions: {
    country: 'CA' | 'US'
    code: string
    name: string
    name_fr: string | null
    main_timezone: string
  }
  registration_metadata: {
    user_uuid: string
    metadata: unknown
    created_date: Date
  }
  rejected_time: {
    uuid: Generated<string>
    virtualassistant_uuid: string
    /** The event that ended it; null: the product itself, where time entry was closed. */
    event_uuid: string | null
    timer_id: string
    project_uuid: string
    rate_plan_uuid: string | null
    task_name: string | null
    description: Generated<string>
    billable: Generated<boolean>
    start_at: Date
    end_at: Date
    code: 'overlaps' | 'timer_running' | 'already_stopped' | 'time_entry_off' | 'too_old' | 'in_future' | 'not_open'
    reason: string
    /** The entry it overlaps; null with a project: a timer. */
    clash_entry_uuid: string | null
    clash_project_uuid: string | null
    clash_start_at: Date | null
    clash_end_at: Date | null
    resolution: 'entered' | 'dismissed' | null
    resolved_date: Date | null
    created_date: Date
  }
  replacement_requests: {
    uuid: Generated<string>
    project_uuid: string
    seat_uuid: string
    virtualassistant_uuid: string
    reason: string
    state: GeneratedState<ReplacementState>
    asked_by: string
    asked_date: Date
    closed_date: Date | null
  }
  /** By which someone answers a thread by mail; the address in the mail is this uuid and its signature. */
  reply_addresses: {
    uuid: Generated<string>
    user_uuid: string
    discussion_uuid: string
  }
  retention_cases: {
    uuid: Generated<string>
    virtualassistant_uuid: string
    kind: 'risk' | 'leaving'
    reason_code: 'too_few_hours' | 'pay' | 'other_work' | 'client' | 'health' | 'family' | 'performance' | 'other'
    /** Of the risk, or their last day. */
    expected_date: string | null
    notice_date: string | null
    note: Generated<string>
    owner_uuid: string | null
    /** When their owner speaks with them again. */
    next_contact: string | null
    state: GeneratedState<RetentionState>
    opened_date: Date
    closed_date: Date | null
    version: Generated<number>
  }
  role_categories: {
    id: number
    slug: string
    name: string
    name_fr: string | null
  }
  role_keywords: {
    keyword: string
    role_id: number
    weight: number
    source: string
    active: Generated<boolean>
  }
  role_searches: {
    uuid: Generated<string>
    project_uuid: string
    seat_uuid: string
    role_id: number
    /** Since when nobody has it, or someone else is asked for. */
    opened_date: Date
    closed_date: Date | null
    owner_uuid: string | null
    next_step: Generated<string>
    due_date: string | null
    /** When the first candidate was shortlisted. */
    shortlisted_date: Date | null
    /** When the first candidate was shown to the client. */
    presented_date: Date | null
    version: Generated<number>
  }
  role_skills: {
    role_id: number
    skill_id: number
    weight: number
  }
  role_tools: {
    role_id: number
    tool_id: number
    weight: number
  }
  role_uplifts: {
    currency: 'cad' | 'usd'
    effective_from: string
    role_id: number
    uplift_cents: number
  }
  roles: {
    id: number
    slug: string
    value: string
    description: string
    category_id: number
    active: Generated<boolean>
    tax_category: Generated<string>
    /** Raised by each save of staff. */
    version: Generated<number>
    /** Without a comma: lists of candidates join the names of their roles by it. */
    value_fr: string | null
    description_fr: string | null
  }
  saved_views: {
    uuid: Generated<string>
    /** The operation that the list reads, and which of its lists where there are several. */
    list: string
    owner_uuid: string
    name: string
    /** As it was saved: what the list no longer takes is left out when it is read. */
    query: unknown
    /** Everybody of staff who may open the list sees it; else its owner alone. */
    shared: Generated<boolean>
    created_date: Date
    changed_date: Date
    version: Generated<number>
  }
  seat_back_ups: {
    seat_uuid: string
    project_uuid: string
    virtualassistant_uuid: string
    chosen_by: string | null
    chosen_date: Date
  }
  self_identifications: {
    id: number
    value: string
    hidden_in_filter: boolean
    value_fr: string | null
  }
  server_processes: {
    uuid: string
    heartbeat: Date
  }
  server_secrets: {
    name: string
    secret: Buffer
  }
  sessions: {
    token_hash: Buffer
    user_uuid: string
    created_date: Date
    last_used: Date
    expires: Date
    /** Staff acting in a client's place, on checkout operations only. */
    impersonator_uuid: string | null
    impersonated_client_uuid: string | null
    /** What its owner knows it by. */
    uuid: Generated<string>
    /** The browser and system it was begun with, in words; null: not known. */
    device: string | null
    /** The address it was begun from; null: not known. */
    address: string | null
  }
  /** What settings were until they were changed, of those that say how much one person may do alone. Kept by a trigger of `configurations`. */
  setting_changes: {
    id: GeneratedAlways<number>
    name: string
    /** In dollars. */
    value_before: number
    changed_date: Date
  }
  /** Attempts that staff allowed beyond the usual ones. */
  skill_test_allowances: {
    uuid: Generated<string>
    application_uuid: string
    test: 'typing' | 'english' | 'spreadsheet' | 'judgement'
    reason: string
    allowed_by: string
    allowed_date: Date
  }
  skill_test_answers: {
    attempt_uuid: string
    place: number
    item_id: string
    item_version: number
    topic: string
    /** The item as it was shown, whatever became of the bank since. */
    asked: unknown
    /** What is right, in the order in which it was shown. Never leaves the server before staff ask. */
    solution: unknown
    answer: unknown | null
    answered_date: Date | null
    seconds_spent: Generated<number>
    /** Of 100, once the attempt has ended. */
    points: number | null
  }
  skill_test_attempts: {
    uuid: Generated<string>
    application_uuid: string
    test: 'typing' | 'english' | 'spreadsheet' | 'judgement'
    attempt: number
    /** What its items were drawn by. */
    seed: number
    started_date: Date
    deadline: Date
    /** When the applicant was last known to be there. */
    last_seen: Date
    finished_date: Date | null
    ended_by: 'applicant' | 'time' | null
    /** The browser tab in which it goes on. */
    tab_uuid: string
    extra_time: Generated<0 | 25 | 50 | 100>
    extra_reason: Generated<string>
    /** When the one interruption began that cost no time. */
    pause_date: Date | null
    pause_seconds: Generated<number>
    pass_score: number
    pass_accuracy: number | null
    /** Words per minute of a typing test, percent of the others. */
    score: number | null
    accuracy: number | null
    typed_characters: number | null
    mistakes: number | null
    /** Without the pause. */
    seconds_used: number | null
    passed: boolean | null
    retry_told_date: Date | null
    /** Of a typing test: the seconds by which its speed is counted, as if without extra time. All of them where the text wasn’t typed to its end. */
    counted_seconds: number | null
  }
  /** Items of the bank that staff have decided on; the others are drawn. */
  skill_test_items: {
    id: string
    retired: boolean
    reason: string
    changed_date: Date
    version: Generated<number>
  }
  /** What staff are told of an attempt. Nothing is decided by it. */
  skill_test_notes: {
    uuid: string
    attempt_uuid: string
    kind: 'paste' | 'tab_left'
    noted_date: Date
  }
  skills: {
    id: number
    slug: string
    value: string
    category: string
    active: Generated<boolean>
    /** Other words for it. */
    aliases: Generated<string[]>
    description: Generated<string>
    version: Generated<number>
    value_fr: string | null
  }
  /** What a colleague spent or committed to without asking; what the primary contact approved isn't among it. */
  spending_commitments: {
    uuid: Generated<string>
    client_uuid: string
    user_uuid: string
    project_uuid: string
    kind: 'checkout' | 'hours' | 'next_hours' | 'overage' | 'over_limit' | 'continue'
    /** Below zero: a raise of the same month was taken back. */
    amount_cents: number
    currency: 'cad' | 'usd'
    /** The month on the client's clock. */
    month: string
    created_date: Date
    order_uuid: string | null
    invoice_uuid: string | null
  }
  /** What a colleague spends at once without the primary contact's yes; a company without a row has no limit. */
  spending_limits: {
    client_uuid: string
    above_cents: number
    set_by: string
    set_date: Date
  }
  spending_requests: {
    uuid: Generated<string>
    client_uuid: string
    project_uuid: string
    kind: 'checkout' | 'hours' | 'next_hours' | 'overage' | 'overage_as_needed' | 'over_limit' | 'continue'
    asked_by: string
    amount_cents: number
    currency: 'cad' | 'usd'
    state: GeneratedState<SpendingRequestState>
    note: Generated<string>
    decided_by: string | null
    created_date: Date
    decided_date: Date | null
    expires_date: Date
    /** What added hours were bought with it; an approval buys once. A draft can be checked out only once by itself. */
    bought_invoice_uuid: string | null
    /** When a change of the subscription was made with it; an approval is used once. */
    used_date: Date | null
  }
  /** Kept by triggers of the documents: the rows of `income_lines`, without what people wrote. */
  stored_income_lines: {
    /** In the order in which they came: what parts those of one date. */
    id: GeneratedAlways<number>
    measure: 'invoiced' | 'promotions' | 'adjustments' | 'collected' | 'refunds' | 'cost' | 'fees' | 'outstanding'
    month: string
    /** What they are sorted by: of a document's day its midnight in UTC. */
    happened: Date
    /** The document's own; null: it has an instant. */
    day: string | null
    currency: 'cad' | 'usd'
    client_uuid: string | null
    project_uuid: string | null
    virtualassistant_uuid: string | null
    document: 'invoice' | 'credit_note' | 'payment' | 'refund' | 'dispute' | 'bill'
    document_uuid: string
    page_uuid: string | null
    position: number
    amount_cents: number
  }
  /** Kept by triggers of `invoices`, `credit_note_lines` and `time_entries`. */
  subscription_periods: {
    uuid: Generated<string>
    project_uuid: string
    period_start: string
    period_end: string
    /** The hours of the invoice’s subscription lines, less what its credit notes take back. */
    prepaid_seconds: number
    /** Bought besides; they end with the period. */
    added_seconds: Generated<number>
    /** Left over from earlier periods. */
    carried_seconds: Generated<number>
    /** Of its days, as far as it is billable and someone has answered for it. */
    billable_seconds: Generated<number>
    remaining_seconds: GeneratedAlways<number>
    /** The most of its hours that client and assistants were told is worked. */
    told_percent: Generated<0 | 50 | 80 | 100>
    /** The policy as it was when the period began: the share of its unused prepaid hours that goes on. */
    carry_percent: Generated<number>
    /** For how many periods after it what goes on lasts. */
    carry_periods: Generated<number>
  }
  task_assignments: {
    task_uuid: string
    user_uuid: string
    assigned_date: Date
  }
  task_changes: {
    uuid: Generated<string>
    task_uuid: string
    what: 'created' | 'changed' | 'completed' | 'reopened' | 'removed'
    changed_by: string | null
    created_date: Date
    /** Each field with what it was and what it became, as people read them. */
    changes: Generated<unknown>
  }
  task_comments: {
    uuid: Generated<string>
    task_uuid: string
    user_uuid: string
    /** Empty where a comment is files alone. */
    body: string
    created_date: Date
  }
  task_completions: {
    uuid: Generated<string>
    task_uuid: string
    /** The day it was due this time. */
    due_date: string | null
    completed_date: Date
    completed_by: string | null
    undone_date: Date | null
    /** Subtasks that were done for this time, and are to be done again for the next. */
    reopened_subtasks: Generated<string[]>
    /** Days by which the due days of its subtasks moved with it. */
    subtasks_moved: Generated<number>
  }
  /** Kept by triggers of `tasks`, without those that are removed; several rows of a priority add up. */
  task_counts: {
    uuid: Generated<string>
    is_open: boolean
    priority: 0 | 1 | 2 | 99
    tasks: number
  }
  task_files: {
    file_uuid: string
    task_uuid: string
    /** The comment it was sent with; null: it is the task's own. */
    comment_uuid: string | null
    position: number
    added_date: Date
  }
  task_lists: {
    uuid: Generated<string>
    project_uuid: string
    name: string
    is_default: Generated<boolean>
    position: Generated<number>
    created_by: string | null
    created_date: Date
    removed_date: Date | null
    version: Generated<number>
  }
  tasks: {
    uuid: Generated<string>
    project_uuid: string
    task_list_uuid: string
    parent_uuid: string | null
    name: string
    description: Generated<string>
    due_date: string | null
    next_due_date: string | null
    priority: Generated<0 | 1 | 2 | 99>
    recurrence: string | null
    estimate_seconds: number | null
    percent_complete: Generated<number>
    position: Generated<number>
    completed_date: Date | null
    completed_by: string | null
    created_by: string | null
    created_date: Date
    updated_date: Date
    removed_date: Date | null
    version: Generated<number>
    /** Kept by a trigger of time entries. */
    seconds_logged: Generated<number>
    /** How it is done: stays with recurring work, whoever does it. */
    instructions: Generated<string>
    searched_text: GeneratedAlways<string | null>
    /** Of an open task: the names of those who have it, folded, kept by triggers; null: nobody has it, or it isn't open. */
    assigned_names: string | null
  }
  tax_categories: {
    name: string
  }
  tax_identities: {
    virtualassistant_uuid: string
    kind: 'sin' | 'itn' | 'ssn' | 'itin' | 'ein'
    key_id: string
    sealed: Buffer
    last_digits: string
    changed_by: string
    changed_date: Date
    version: Generated<number>
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
    /** When the source was read; null: not recorded */
    source_date: string | null
    /** When an accountant confirmed the rate; null: still to be confirmed */
    confirmed_date: string | null
  }
  tax_registrations: {
    virtualassistant_uuid: string
    kind: 'gst_hst' | 'qst'
    number: string
    effective_from: string
    /** The last day it counts; null: it goes on. */
    effective_until: string | null
    changed_by: string
    changed_date: Date
    version: Generated<number>
  }
  throttle_counters: {
    purpose: string
    subject_hash: Buffer
    window_start: Date
    count: number
  }
  throttle_subjects: {
    purpose: string
    subject_hash: Buffer
    window_start: Date
    item_hash: Buffer
  }
  /** Kept by triggers of `time_entries`; several lines of a day, state and side add up. */
  time_day_sums: {
    task_date: string
    status: StateColumn<TimeEntryStatus>
    billable: boolean
    entries: number
    seconds: number
  }
  time_entries: {
    uuid: Generated<string>
    origin_uuid: string
    project_uuid: string
    client_uuid: string
    rate_plan_uuid: string
    seat_uuid: string
    role_id: number
    virtualassistant_uuid: string
    task_uuid: string | null
    task_name: string | null
    /** The day of the start on the assistant's clock. */
    task_date: string
    /** Null for what was logged as a duration of a day. */
    start_at: Date | null
    end_at: Date | null
    timezone: string
    /** Whole seconds; never rounded before money. */
    seconds: number
    billable: boolean
    payable: boolean
    not_billable_reason: string | null
    over_limit: Generated<boolean>
    description: Generated<string>
    source: 'timer' | 'manual'
    status: StateColumn<TimeEntryStatus>
    review_until: Date | null
    approved_date: Date | null
    /** The first invoice that charges for time of it above the hours. */
    invoice_uuid: string | null
    /** The posted bill that pays for it; what is on a draft has none yet. */
    bill_uuid: string | null
    created_date: Date
    updated_date: Date
    removed_date: Date | null
    version: Generated<number>
    /** Of it, what went beyond the hours of its period and its client agreed to: the most that invoices may charge of it. */
    overage_seconds: Generated<number>
    /** Of these, what is on invoices; kept by a trigger of `invoice_time`. */
    invoiced_seconds: Generated<number>
    searched_text: GeneratedAlways<string | null>
  }
  time_entry_changes: {
    uuid: Generated<string>
    origin_uuid: string
    changed_date: Date
    side: 'assistant' | 'client' | 'staff' | 'system'
    user_uuid: string | null
    reason: string | null
    fields: unknown
  }
  time_query_messages: {
    uuid: Generated<string>
    time_entry_uuid: string
    said: 'asked' | 'answered' | 'accepted' | 'decided'
    side: 'client' | 'assistant' | 'staff'
    user_uuid: string
    message: Generated<string>
    /** Of a question: the last instant of the assistant's turn. */
    answer_until: Date | null
    created_date: Date
    /** Of a question: when staff were told that it is theirs to decide. */
    staff_told_date: Date | null
  }
  time_review_reminders: {
    project_uuid: string
    review_until: Date
    told_date: Date
  }
  time_zones: {
    zone: string
    kind: 'canonical' | 'alias' | 'fixed' | 'unknown'
    canonical_zone: string
    description: string
  }
  timer_ends: {
    virtualassistant_uuid: string
    timer_id: string
    end_at: Date
    was_running: boolean
  }
  timer_events: {
    virtualassistant_uuid: string
    uuid: string
    timer_id: string
    event: 'start' | 'pause' | 'resume' | 'describe' | 'stop' | 'discard' | 'still_working' | 'replaced' | 'closed'
    given_at: Date
    placed_at: Date
    answer: unknown
    created_date: Date
    position: GeneratedAlways<number>
    since_at: Date | null
  }
  timer_rejected_starts: {
    virtualassistant_uuid: string
    event_uuid: string
    timer_id: string
    project_uuid: string
    rate_plan_uuid: string | null
    start_at: Date
    given_at: Date
    description: Generated<string>
    billable: Generated<boolean>
    code: string
    reason: string
    created_date: Date
    ended_date: Date | null
  }
  timer_starts: {
    virtualassistant_uuid: string
    timer_id: string
    /** Where it was placed: not in the future, nor before the days one still writes. */
    start_at: Date
    /** The instant that its browser gave. */
    given_at: Date
    /** Of a paused timer: where the one that was started after it began. */
    until_at: Date | null
  }
  timer_stretches: {
    virtualassistant_uuid: string
    timer_id: string
    start_at: Date
    end_at: Date | null
    is_unconfirmed: Generated<boolean>
    /** Reserved for a start whose end isn't known yet: worked out again at its end. */
    of_run: Generated<boolean>
  }
  timers: {
    virtualassistant_uuid: string
    id: string
    project_uuid: string
    task_uuid: string | null
    rate_plan_uuid: string
    state: StateColumn<TimerState>
    description: Generated<string>
    billable: Generated<boolean>
    running_since: Date | null
    seconds_before: Generated<number>
    last_sign_at: Date
    created_date: Date
    version: Generated<number>
    /** The sign of its person after which "Still working?" was told last */
    asked_after: Date | null
  }
  tools: {
    id: number
    slug: string
    value: string
    category: string
    aliases: Generated<string[]>
    active: Generated<boolean>
    description: Generated<string>
    version: Generated<number>
  }
  /** The authenticator app of an account, from the moment its set-up began. */
  two_factors: {
    user_uuid: string
    key_id: string
    /** The secret shared with the app, sealed by a key that isn't in the database. */
    sealed: Buffer
    begun_date: Date
    /** When a first code showed that the app has the secret: from then on signing in asks for one. Null: set-up was begun. */
    confirmed_date: Date | null
    /** The thirty seconds of the last code that was used: none of it or of before is good again. */
    last_step: number | null
  }
  unknown_words: {
    word: string
    times_entered: Generated<number>
    first_entered: Generated<Date>
    last_entered: Generated<Date>
    /** When staff said that it is no word of ours; null: they haven’t. */
    dismissed_date: Date | null
  }
  user_preferences: {
    user_uuid: string
    language: Generated<'en' | 'fr'>
    week_start: Generated<'sunday' | 'monday'>
    notifications: Generated<unknown>
    quiet_from: string | null
    quiet_to: string | null
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
    country: 'CA' | 'US' | null
    state_prov: string | null
    city: string | null
    latitude: number | null
    longitude: number | null
    timezone: string | null
    details_wanted: Generated<('full_name' | 'company' | 'phone_number' | 'city' | 'terms')[]>
    /** When the account was closed; null: it is open. */
    deleted_date: Date | null
    /** Of a client's people: what of the company's affairs they see and do. Everybody else has everything. */
    colleague_role: Generated<'everything' | 'work' | 'money'>
    searched_text: GeneratedAlways<string | null>
    phone_extension: Generated<string>
    /** The language in which a client or an assistant reads pages and emails; null: that of their browser. Staff read English. */
    language: 'en' | 'fr' | null
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
    searched_text: GeneratedAlways<string | null>
  }
  va_bill_entries: {
    time_entry_uuid: string
    bill_uuid: string
    position: number
    seconds: number
    amount_cents: number
  }
  va_bill_lines: {
    bill_uuid: string
    position: number
    kind: 'time' | 'bonus' | 'adjustment'
    description: string
    rate_plan_uuid: string | null
    unit_cents: number | null
    seconds: number | null
    first_day: string | null
    last_day: string | null
    amount_cents: number
  }
  va_bill_numbers: {
    currency: 'cad' | 'usd'
    last_number: Generated<number>
  }
  va_bill_payments: {
    uuid: Generated<string>
    bill_uuid: string
    kind: 'paid' | 'returned'
    day: string
    amount_cents: number
    /** The bank's reference, or why it came back. */
    memo: Generated<string>
  }
  va_bill_taxes: {
    bill_uuid: string
    position: number
    name: string
    rate_thousandths: number
    base_cents: number
    amount_cents: number
  }
  va_bills: {
    uuid: Generated<string>
    number: number | null
    virtualassistant_uuid: string
    currency: 'cad' | 'usd'
    status: StateColumn<BillStatus>
    bill_date: string
    period_start: string
    period_end: string
    total_cents: Generated<number>
    note: Generated<string>
    payer: unknown | null
    payee: unknown | null
    /** The day on which the money is expected in the assistant's account. */
    expected_date: string | null
    scheduled_date: string | null
    paid_date: string | null
    payout_reference: Generated<string>
    returned_reason: string | null
    held_reason: 'by_hand' | 'no_details' | 'details_changed' | 'no_bank_name' | null
    held_note: Generated<string>
    posted_by: string | null
    posted_date: Date | null
    /** Null: a run of the product itself. */
    created_by: string | null
    created_date: Date
    version: Generated<number>
    /** What of the total is taxes. */
    tax_cents: Generated<number>
  }
  va_relationships: {
    uuid: Generated<string>
    project_uuid: string
    virtualassistant_uuid: string
    role_id: number
    source: 'talent_team' | 'csm' | 'sales' | 'client' | 'algo'
    interest: GeneratedState<Interest>
    decline_reason: 'hours' | 'schedule' | 'work' | 'start' | 'full' | 'other' | null
    asked_date: Date
    answered_date: Date | null
    decline_note: Generated<string>
    /** When they thought again. */
    changed_date: Date | null
    /** `place`: it is kept for them; `interest`: the client hasn’t chosen yet. */
    asked_for: Generated<'place' | 'interest'>
    /** Of a question about their interest: when it was over without them. */
    closed_date: Date | null
  }
}
