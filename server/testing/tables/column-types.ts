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
  'referrals.state': ['ReferralState', 'accounts/referrals/referral.states'],
  'adjustments.state': ['AdjustmentState', 'billing/adjustments/adjustment.states'],
  'alerts.status': ['AlertStatus', 'desk/alerts/alert.states'],
  'applications.state': ['ApplicationState', 'talent/applications/application.states'],
  'assistant_counts.state': ['AssistantState', 'talent/assistants/assistant.states'],
  'assistants.application_state': ['ApplicationState', 'talent/applications/application.states'],
  'assistants.state': ['AssistantState', 'talent/assistants/assistant.states'],
  'bulk_runs.state': ['BulkRunState', 'desk/bulk-runs/bulk-run.states'],
  'bulk_run_rows.state': ['BulkRowState', 'desk/bulk-runs/bulk-run.states'],
  'charges.state': ['ChargeState', 'billing/processor/charge.states'],
  'data_exports.state': ['DataExportState', 'desk/personal-data/data-export.states'],
  'file_exports.state': ['FileExportState', 'desk/file-exports/file-export.states'],
  'deletion_requests.state': ['DeletionRequestState', 'desk/personal-data/deletion-request.states'],
  'discussions.status': ['DiscussionStatus', 'work/discussions/discussion.states'],
  'disputes.state': ['DisputeState', 'billing/invoices/dispute.states'],
  'feedback.status': ['FeedbackState', 'subscriptions/feedback/feedback.states'],
  'invoices.status': ['StoredInvoiceStatus', 'billing/invoices/invoice.states'],
  'match_candidates.stage': ['CandidateStage', 'subscriptions/match-candidate.states'],
  'meetings.status': ['MeetingStatus', 'core/calendar/meeting.states'],
  'open_invoices.standing': ['InvoiceStanding', 'billing/invoices/standing.states'],
  'open_invoices.status': ['OpenInvoiceStatus', 'billing/invoices/invoice.states'],
  'orders.state': ['OrderState', 'hiring/checkout/order.states'],
  'replacement_requests.state': ['ReplacementState', 'subscriptions/replacement.states'],
  'retention_cases.state': ['RetentionState', 'talent/assistants/retention.states'],
  'payout_lines.state': ['PayoutLineState', 'payroll/payouts/payout.states'],
  'payouts.state': ['PayoutState', 'payroll/payouts/payout.states'],
  'profile_editions.state': ['EditionState', 'talent/assistants/edition.states'],
  'spending_requests.state': ['SpendingRequestState', 'accounts/spending/spending-request.states'],
  'project_requirements.status': ['RequirementState', 'subscriptions/requirement.states'],
  'project_health.level': ['HealthLevel', 'subscriptions/health.states'],
  'projects.ar_status': ['AccountState', 'subscriptions/project.states'],
  'projects.matching_state': ['MatchingState', 'subscriptions/project.states'],
  'promotion_redemptions.state': ['RedemptionState', 'billing/promotions/promotion.states'],
  'manual_refunds.state': ['ManualRefundState', 'billing/manual-refunds/manual-refund.states'],
  'refunds.state': ['RefundState', 'billing/invoices/refund.states'],
  'time_day_sums.status': ['TimeEntryStatus', 'work/time/time-entry.states'],
  'time_entries.status': ['TimeEntryStatus', 'work/time/time-entry.states'],
  'va_bills.status': ['BillStatus', 'payroll/bills/bill.states'],
  'timers.state': ['TimerState', 'work/time/timer.states'],
  'va_relationships.interest': ['Interest', 'subscriptions/interest.states'],
}
