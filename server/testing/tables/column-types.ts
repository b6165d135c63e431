/**
 * Columns that are read as something the database can't tell, by `table.column`. Lists of values need no line here: their
 * check constraint says them.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  // As the region it refers to.
  'cities.country': "'CA' | 'US'",
  // Computed from what is always there.
  'utms.parameters_key': 'string',
  // A view's columns may all be null for all that the database knows.
  'open_invoices.uuid': 'string',
  'open_invoices.client_uuid': 'string',
  'open_invoices.currency': "'cad' | 'usd'",
  'open_invoices.balance_cents': 'number',
}

/** States are read by the contract's names for them: the type, and the module below the contract that declares it. */
export const stateTypes: Readonly<Record<string, readonly [type: string, module: string]>> = {
  'referrals.state': ['ReferralState', 'attribution/referrals/referral.states'],
  'adjustments.state': ['AdjustmentState', 'adjustments/adjustment.states'],
  'alerts.status': ['AlertStatus', 'operations/alerts/alert.states'],
  'applications.state': ['ApplicationState', 'applications/application.states'],
  'assistant_counts.state': ['AssistantState', 'matching/assistant.states'],
  'assistants.state': ['AssistantState', 'matching/assistant.states'],
  'charges.state': ['ChargeState', 'payments/charge.states'],
  'data_exports.state': ['DataExportState', 'accounts/personal-data/data-export.states'],
  'file_exports.state': ['FileExportState', 'accounts/file-exports/file-export.states'],
  'deletion_requests.state': ['DeletionRequestState', 'accounts/personal-data/deletion-request.states'],
  'discussions.status': ['DiscussionStatus', 'discussions/discussion.states'],
  'disputes.state': ['DisputeState', 'invoices/dispute.states'],
  'feedback.status': ['FeedbackState', 'feedback/feedback.states'],
  'invoices.status': ['StoredInvoiceStatus', 'invoices/invoice.states'],
  'match_candidates.stage': ['CandidateStage', 'projects/match-candidate.states'],
  'meetings.status': ['MeetingStatus', 'meetings/meeting.states'],
  'open_invoices.standing': ['InvoiceStanding', 'invoices/standing.states'],
  'open_invoices.status': ['OpenInvoiceStatus', 'invoices/invoice.states'],
  'orders.state': ['OrderState', 'checkout/order.states'],
  'replacement_requests.state': ['ReplacementState', 'projects/replacement.states'],
  'retention_cases.state': ['RetentionState', 'assistants/retention.states'],
  'payout_lines.state': ['PayoutLineState', 'bills/payouts/payout.states'],
  'payouts.state': ['PayoutState', 'bills/payouts/payout.states'],
  'profile_editions.state': ['EditionState', 'assistants/edition.states'],
  'spending_requests.state': ['SpendingRequestState', 'clients/spending/spending-request.states'],
  'project_requirements.status': ['RequirementState', 'projects/requirement.states'],
  'project_health.level': ['HealthLevel', 'projects/health.states'],
  'projects.ar_status': ['AccountState', 'projects/project.states'],
  'projects.matching_state': ['MatchingState', 'projects/project.states'],
  'promotion_redemptions.state': ['RedemptionState', 'promotions/promotion.states'],
  'manual_refunds.state': ['ManualRefundState', 'invoices/manual-refund.states'],
  'refunds.state': ['RefundState', 'invoices/refund.states'],
  'time_day_sums.status': ['TimeEntryStatus', 'time/time-entry.states'],
  'time_entries.status': ['TimeEntryStatus', 'time/time-entry.states'],
  'va_bills.status': ['BillStatus', 'bills/bill.states'],
  'timers.state': ['TimerState', 'time/timer.states'],
  'va_relationships.interest': ['Interest', 'projects/interest.states'],
}
