-- What a name of the reference data is in French; null: it is read in English there, too, as words of staff's that have none yet.
alter table roles add column value_fr text check (value_fr <> '' and value_fr !~ ',');
alter table roles add column description_fr text check (description_fr <> '');
alter table role_categories add column name_fr text check (name_fr <> '');
alter table skills add column value_fr text check (value_fr <> '');
alter table industries add column value_fr text check (value_fr <> '');
alter table languages add column value_fr text check (value_fr <> '');
alter table self_identifications add column value_fr text check (value_fr <> '');
alter table courses add column name_fr text check (name_fr <> '');
comment on column roles.value_fr is 'Without a comma: lists of candidates join the names of their roles by it.';

-- North American spelling, where staff have left a name or description as it was and nothing else is called that.
update roles set description = changed.after from (values
  ('internet-researcher', 'Finds, checks and summarises facts, contacts, prices or sources from the web and online databases.', 'Finds, checks and summarizes facts, contacts, prices or sources from the web and online databases.'),
  ('translator', 'Translates or localises written material between languages such as English, French and Spanish.', 'Translates or localizes written material between languages such as English, French and Spanish.'),
  ('document-specialist', 'Formats documents and templates, converts files, and organises digital filing and records.', 'Formats documents and templates, converts files, and organizes digital filing and records.'),
  ('virtual-receptionist', 'Answers calls and messages for a business, greets callers, takes messages and routes enquiries.', 'Answers calls and messages for a business, greets callers, takes messages and routes inquiries.'),
  ('event-coordinator', 'Organises virtual and in-person events: vendors, registrations, run sheets, speakers and follow-up.', 'Organizes virtual and in-person events: vendors, registrations, run sheets, speakers and follow-up.'),
  ('bookkeeper', 'Keeps the books up to date: categorising transactions, reconciling accounts, sales tax records and month-end reports.', 'Keeps the books up to date: categorizing transactions, reconciling accounts, sales tax records and month-end reports.'),
  ('ap-ar-clerk', 'Processes supplier bills and customer payments, matches invoices and keeps ageing lists clean.', 'Processes supplier bills and customer payments, matches invoices and keeps aging lists clean.'),
  ('paid-ads-specialist', 'Builds and optimises pay-per-click and paid social campaigns within a budget.', 'Builds and optimizes pay-per-click and paid social campaigns within a budget.'),
  ('photo-editor', 'Retouches, colour-corrects, cuts out and organises product, property or portrait photos.', 'Retouches, colour-corrects, cuts out and organizes product, property or portrait photos.'),
  ('marketplace-specialist', 'Creates and optimises listings and handles accounts on Amazon, Etsy, eBay and Walmart.', 'Creates and optimizes listings and handles accounts on Amazon, Etsy, eBay and Walmart.'),
  ('data-analyst', 'Cleans and analyses data and builds spreadsheets, dashboards and reports.', 'Cleans and analyzes data and builds spreadsheets, dashboards and reports.'),
  ('course-creation-assistant', 'Builds online courses and training: lessons, quizzes, platform set-up and learner support.', 'Builds online courses and training: lessons, quizzes, platform setup and learner support.')
) as changed (slug, before, after) where roles.slug = changed.slug and roles.description = changed.before;
update skills set value = changed.after from (values
  ('task-prioritisation', 'Task prioritisation', 'Task prioritization'),
  ('personal-document-organisation', 'Personal document organisation', 'Personal document organization'),
  ('optical-character-recognition-clean-up', 'Optical character recognition clean-up', 'Optical character recognition cleanup'),
  ('canadian-french-localisation', 'Canadian French localisation', 'Canadian French localization'),
  ('website-localisation', 'Website localisation', 'Website localization'),
  ('style-and-heading-set-up', 'Style and heading set-up', 'Style and heading setup'),
  ('online-booking-set-up', 'Online booking set-up', 'Online booking setup'),
  ('reminder-message-set-up', 'Reminder message set-up', 'Reminder message setup'),
  ('car-hire-and-transfers', 'Car hire and transfers', 'Car rental and transfers'),
  ('loyalty-programme-management', 'Loyalty programme management', 'Loyalty program management'),
  ('transaction-categorisation', 'Transaction categorisation', 'Transaction categorization'),
  ('chart-of-accounts-set-up', 'Chart of accounts set-up', 'Chart of accounts setup'),
  ('ageing-report-review', 'Ageing report review', 'Aging report review'),
  ('direct-deposit-set-up', 'Direct deposit set-up', 'Direct deposit setup'),
  ('recurring-billing-set-up', 'Recurring billing set-up', 'Recurring billing setup'),
  ('email-set-up-and-migration', 'Email set-up and migration', 'Email setup and migration'),
  ('power-dialler-use', 'Power dialler use', 'Power dialer use'),
  ('crm-set-up', 'CRM set-up', 'CRM setup'),
  ('crm-data-clean-up', 'CRM data clean-up', 'CRM data cleanup'),
  ('conversion-rate-optimisation', 'Conversion rate optimisation', 'Conversion rate optimization'),
  ('site-speed-optimisation', 'Site speed optimisation', 'Site speed optimization'),
  ('email-campaign-set-up', 'Email campaign set-up', 'Email campaign setup'),
  ('data-visualisation-for-slides', 'Data visualisation for slides', 'Data visualization for slides'),
  ('theme-customisation', 'Theme customisation', 'Theme customization'),
  ('order-fulfilment-coordination', 'Order fulfilment coordination', 'Order fulfillment coordination'),
  ('product-listing-optimisation', 'Product listing optimisation', 'Product listing optimization'),
  ('discount-and-promotion-set-up', 'Discount and promotion set-up', 'Discount and promotion setup'),
  ('product-variant-set-up', 'Product variant set-up', 'Product variant setup'),
  ('notion-workspace-set-up', 'Notion workspace set-up', 'Notion workspace setup'),
  ('data-visualisation', 'Data visualisation', 'Data visualization'),
  ('job-advert-writing', 'Job advert writing', 'Job posting writing'),
  ('course-platform-set-up', 'Course platform set-up', 'Course platform setup'),
  ('telehealth-set-up', 'Telehealth set-up', 'Telehealth setup'),
  ('organisation', 'Organisation', 'Organization')
) as changed (slug, before, after) where skills.slug = changed.slug and skills.value = changed.before
  and not exists (select from skills other where lower(other.value) = lower(changed.after));
update industries set value = changed.after from (values
  ('faith-organizations', 'Faith organisations', 'Faith organizations')
) as changed (slug, before, after) where industries.slug = changed.slug and industries.value = changed.before
  and not exists (select from industries other where lower(other.value) = lower(changed.after));
update courses set name = 'Email newsletters' where id = 30 and name = 'E-mail newsletters'
  and not exists (select from courses other where other.name = 'Email newsletters');
