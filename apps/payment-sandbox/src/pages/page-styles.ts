/** The pages' styles; nothing is loaded from elsewhere. */
export const pageStyles = `
:root {
  --ground: #fff; --soft: #f5f6f8; --ink: #1a1a1a; --ink-soft: #56636f; --line: #dde2e7;
  --line-strong: #76838f; --action: #4a48e0; --action-hover: #3b39c4; --on-action: #fff;
  --danger: #c81414; --danger-soft: #fdf0f0; --success: #00752f; --success-soft: #ebf8f0;
  color-scheme: light;
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); }
body {
  margin: 0; font: 400 1rem/1.5 'Source Sans Pro', 'Source Sans 3', system-ui, 'Segoe UI', Roboto, sans-serif;
}
main { max-inline-size: 30rem; margin-inline: auto; padding: 1rem; display: grid; gap: 1rem; }
header {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: .25rem 1.5rem;
  padding-block-end: .75rem; border-block-end: 1px solid var(--line);
}
h1 {
  margin: 0; font: 600 1.5rem/1.2 'Fira Sans Condensed', 'Roboto Condensed', 'Arial Narrow', system-ui, sans-serif;
}
p { margin: 0; }
header p { color: var(--ink-soft); font-size: .875rem; }
header .amount strong {
  color: var(--ink); font-size: 1.375rem; font-variant-numeric: tabular-nums; white-space: nowrap;
}
form { display: grid; gap: 1rem; }
.field { display: grid; gap: .25rem; align-content: start; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
label { font-weight: 600; }
input:not([type='checkbox']), select {
  inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit;
  font-variant-numeric: tabular-nums; background: var(--ground); border: 1px solid var(--line-strong);
  border-radius: 8px;
}
[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
small { color: var(--ink-soft); font-size: .8125rem; }
em { color: var(--danger); font-size: .875rem; font-style: normal; font-weight: 600; }
.choice { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; font-weight: 400; }
.choice input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--action); }
button {
  min-block-size: 3rem; padding: .5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-action); background: var(--action); border: 1px solid transparent; border-radius: 8px;
}
button:hover { background: var(--action-hover); }
button.quiet { min-block-size: 2.75rem; font-weight: 400; color: var(--ink-soft); background: none; text-decoration: underline; }
button.quiet:hover { color: var(--ink); background: var(--soft); }
button[aria-busy] { opacity: .7; cursor: progress; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
.notice { padding: .75rem 1rem; color: var(--danger); background: var(--danger-soft); border-radius: 8px; }
.done { padding: .75rem 1rem; background: var(--soft); border-radius: 8px; }
.done[data-state='APPROVED'] { color: var(--success); background: var(--success-soft); }
.card { font-weight: 600; font-variant-numeric: tabular-nums; text-transform: capitalize; }
.waiting { padding: 2rem 1rem; text-align: center; background: var(--soft); border-radius: 8px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0; padding: 1rem; background: var(--soft); border-radius: 8px; }
dt { color: var(--ink-soft); }
dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; }
details { font-size: .875rem; color: var(--ink-soft); }
summary { min-block-size: 2.75rem; display: flex; align-items: center; cursor: pointer; text-decoration: underline; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .25rem; }
code { font-size: .875rem; color: var(--ink); margin-inline-end: .5rem; }
footer { padding-block-start: .75rem; border-block-start: 1px solid var(--line); color: var(--ink-soft); font-size: .8125rem; }
@media (forced-colors: active) { button, .notice, .done { border: 1px solid; } }
`
