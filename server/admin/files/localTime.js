/* Times in the reader's own time; without this script they are in UTC, and say so. */

const pad = (number) => String(number).padStart(2, '0');
const toLocal = (date, hasSeconds) =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}${
    hasSeconds ? `:${pad(date.getSeconds())}` : ''
  }`;

const toWeekday = (date) =>
  `${date.toLocaleDateString('en-GB', { weekday: 'short' })} ${pad(date.getHours())}:${pad(date.getMinutes())}`;

export const localize = (root) => {
  for (const time of root.querySelectorAll('time[datetime]')) {
    const date = new Date(time.dateTime);
    time.textContent = 'weekday' in time.dataset ? toWeekday(date) : toLocal(date, 'seconds' in time.dataset);
  }
};

localize(document);
for (const zone of document.querySelectorAll('[data-zone]')) zone.textContent = 'your time';

/* The server understands UTC: a form sends its local times with a zone. */
for (const input of document.querySelectorAll('input[type="datetime-local"]')) {
  if (input.value) input.value = toLocal(new Date(`${input.value}Z`), true).replace(' ', 'T');
  input.form.addEventListener('formdata', ({ formData }) => {
    if (input.value) formData.set(input.name, new Date(input.value).toISOString());
    else formData.delete(input.name);
  });
}
