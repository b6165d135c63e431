import { sql } from 'kysely'
import { both, by, of, type DeclaredData, searchedText } from './declared-data.ts'

const ofUser = { user: by('user_uuid') }
const ofAddress = { email: (email: string) => sql<boolean>`lower(recipient) = ${email}` }
const anonymized = { becomes: 'Someone who left' }

/** Who people are, how they sign in, and what they are told. */
export const dataOfAccounts: DeclaredData = {
  users: {
    owners: { user: by('uuid') },
    columns: {
      ...searchedText,
      full_name: anonymized,
      // Unique, so it becomes an address that nobody has.
      email: 'code',
      password_hash: 'secret',
      permissions: 'code',
      phone_number: 'emptied',
      phone_extension: 'emptied',
      state_prov: 'nulled',
      country: 'nulled',
      city: 'nulled',
      latitude: 'nulled',
      longitude: 'nulled',
      timezone: 'nulled',
      avatar_id: { becomes: '-1' },
      details_wanted: { becomes: '{}' },
    },
  },
  clients: {
    owners: { client: by('uuid') },
    columns: {
      ...searchedText,
      company: { becomes: 'A client who left' },
      legal_name: 'emptied',
      address_line1: 'emptied',
      address_line2: 'emptied',
      city: 'emptied',
      // The province stays: what was taxed is counted by it.
      state_prov: 'code',
      postal_code: 'emptied',
      phone_number: 'emptied',
      phone_extension: 'emptied',
      tax_numbers: { becomes: '[]' },
      invoice_emails: { becomes: '{}' },
      po_number: 'emptied',
      archived_reason: 'said',
    },
  },
  assistants: {
    owners: { assistant: by('uuid') },
    columns: {
      ...searchedText,
      display_name: anonymized,
      full_name: anonymized,
      preferred_pronouns: 'emptied',
      bio: 'emptied',
      blurb: 'emptied',
      avatar_id: { becomes: '-1' },
      city: 'emptied',
      // Rates of pay and currencies follow it.
      country: 'code',
      region: 'code',
      timezone: 'code',
      role_ids: 'code',
      skill_ids: 'code',
      tool_ids: 'code',
      learning_skill_ids: 'code',
      expert_skill_ids: 'code',
      learning_tool_ids: 'code',
      expert_tool_ids: 'code',
      industry_ids: 'code',
      course_ids: 'code',
      self_identification_ids: { becomes: '{}' },
      self_identification_agreed_date: 'nulled',
      language_ids: 'code',
      language_levels: 'code',
      state_reason: 'nulled',
    },
  },
  merged_people: {
    owners: { client: by('client_uuid'), assistant: by('virtualassistant_uuid') },
    columns: { name: anonymized },
  },
  account_codes: { owners: ofUser, removed: true, columns: { code_hash: 'secret', link_hash: 'secret' } },
  account_code_tries: { why: 'It counts wrong codes by a hash of who tried.', columns: { asker_hash: 'secret' } },
  code_requests: {
    why: 'It holds hashes of addresses that asked for a code, for a day.',
    columns: { email_hash: 'secret' },
  },
  sessions: {
    owners: ofUser,
    removed: true,
    columns: { token_hash: 'secret', device: 'emptied', address: 'emptied' },
  },
  two_factors: { owners: ofUser, removed: true, columns: { key_id: 'secret', sealed: 'secret' } },
  finance_access_changes: { owners: ofUser, hides: { user: ['changed_by'] } },
  recovery_codes: { owners: ofUser, removed: true, columns: { code_hash: 'secret' } },
  known_devices: { owners: ofUser, removed: true, columns: { device_hash: 'secret' } },
  referrals: { owners: ofUser, hides: { user: ['referrer_uuid'] } },
  colleague_invitations: {
    owners: { client: by('client_uuid'), email: (email: string) => sql<boolean>`email = ${email}` },
    removed: true,
    columns: { email: 'code', key_hash: 'secret' },
  },
  spending_limits: { owners: { client: by('client_uuid') } },
  spending_commitments: { owners: { client: by('client_uuid') }, columns: { month: 'code' } },
  spending_requests: { owners: { client: by('client_uuid') }, columns: { note: 'said' } },
  candidate_lists: {
    owners: { client: by('client_uuid') },
    removed: true,
    columns: { name: 'said', assistants: 'code', share_key: 'secret' },
  },
  open_registrations: {
    owners: ofUser,
    removed: true,
    columns: { key_hash: 'secret', password_hash: 'secret', address: 'emptied' },
  },
  open_sockets: { owners: ofUser, removed: true, columns: { source: 'emptied', page: 'emptied' } },
  registration_metadata: { owners: ofUser, removed: true, columns: { metadata: { becomes: '{}' } } },
  user_preferences: {
    owners: ofUser,
    removed: true,
    columns: { notifications: 'code', quiet_from: 'code', quiet_to: 'code' },
  },
  consents: { owners: ofUser, columns: { text_version: 'code', address: 'emptied' } },
  agreed_editions: { owners: ofUser, columns: { page: 'code', version: 'code' } },
  data_exports: { owners: ofUser },
  deletion_requests: { owners: ofUser },
  file_exports: {
    owners: ofUser,
    removed: true,
    columns: {
      parameters: 'said as jsonb',
      scope: 'code',
      title: 'code',
      file_name: 'code',
      type: 'code',
      failure: 'code',
    },
  },
  saved_views: {
    owners: { user: by('owner_uuid') },
    columns: { list: 'code', name: 'said', query: 'said as jsonb' },
  },
  notifications: {
    owners: ofUser,
    removed: true,
    columns: {
      role: 'code',
      type: 'code',
      title: 'said',
      body: 'said',
      entity_link: 'code',
      mail_subject: 'said',
      title_fr: 'said',
      body_fr: 'said',
      mail_subject_fr: 'said',
    },
  },
  notification_mails: { owners: ofUser, removed: true },
  notification_reads: { owners: ofUser },
  notification_read_counts: { why: 'It counts readers.' },
  mail_outbox: {
    owners: ofAddress,
    removed: true,
    columns: {
      recipient: 'code',
      subject: 'said',
      text_body: 'said',
      html_body: 'said',
      failure: 'said',
      // An applicant's conversation is known by their address.
      thread: 'code',
      reply_to: 'said',
      answers: 'code',
      // A link that works without signing in.
      unsubscribe_url: 'secret',
    },
  },
  mail_attachments: {
    owners: { email: of('mail_uuid', 'mail_outbox', ofAddress.email) },
    removed: true,
    // The documents themselves are given out with what they are of.
    columns: { file_name: 'said', media_type: 'code', content: 'secret' },
  },
  product_feedback: { owners: ofUser, columns: { message: 'said', page: 'code' } },
  utm_log: { owners: ofUser, columns: { value: 'code', page: { becomes: '/' } } },
  utms: {
    owners: { user: both(by('owner_uuid'), sql`origin = 'referral'`) },
    columns: {
      shortcode: 'nulled',
      label: { becomes: 'Removed' },
      parameters: 'code',
      parameters_key: 'code',
      destination: 'code',
      campaign: 'code',
      ...searchedText,
    },
  },
  audit_entries: {
    owners: {
      // Of everything else that someone did, the details are about others.
      user: (id) => sql`entity = ${`user:${id}`}`,
    },
    columns: {
      action: 'code',
      entity: 'code',
      // Taken out by `redactAudit`, so that the chain stays whole.
      reason: 'secret',
      details: 'secret',
      previous_hash: 'secret',
      hash: 'secret',
      salt: 'secret',
    },
  },
  files: {
    owners: { user: by('uploaded_by') },
    columns: { name: 'said', media_type: 'code', sha256: 'secret' },
  },
}
