-- Rows of assistants name languages since the migration before, and the next change of them is checked against this table: a
-- database that came from 0.1.0 has assistants, and loads languages.csv only after all migrations. So the three that can be
-- named by then are there already; the file's other rows follow, and these stay as they are.
insert into languages (id, code, value) values (1, 'en', 'English'), (2, 'fr', 'French'), (3, 'es', 'Spanish')
on conflict do nothing;
