/** How the language of the page writes dates and lists, as the page says. */
const { intl, comma } = document.documentElement.dataset;

const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const dark = matchMedia('(prefers-color-scheme: dark)');

/** As in the shop: the choice, else the device's setting. */
const wear = () => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('rawnaq.color-mode');
  } catch {
    // Without storage the device decides.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches);
  document.documentElement.classList.toggle('dark', isDark);
};

wear();
dark.addEventListener('change', wear);

/** Now in Riyadh, as the kept bookings write it. */
const now = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 16);

/** The next booking of the customer who is signed in, from the stored list of bookings. */
const nextBooking = () => {
  const { exp } = read('auth_token') ?? {};
  if (!(exp * 1000 > Date.now())) return null;
  const { orders } = read('rawnaq.mine.bookings') ?? {};
  const startOf = ({ date, time }) => `${date}T${time ?? '23:59'}`;
  return (
    (Array.isArray(orders) ? orders : [])
      .filter(({ date, status }) => date && status?.isActive && !status.isCancelled)
      .filter((booking) => startOf(booking) >= now)
      .sort((one, other) => startOf(one).localeCompare(startOf(other)))[0] ?? null
  );
};

const dayOf = (date) => {
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(intl, day).format(new Date(`${date}T00:00:00Z`));
};

const say = (id, text) => {
  const element = document.getElementById(id);
  element.textContent = text;
  element.hidden = text === '';
};

const show = ({ number, date, time, branchName, products }) => {
  say('what', (Array.isArray(products) ? products : []).map(({ name }) => name).join(comma));
  say('day', dayOf(date));
  say('time', time ?? '');
  say('where', branchName ?? '');
  say('number', String(number));
  document.getElementById('booking').hidden = false;
};

const again = () => location.reload();

addEventListener('online', again);
addEventListener('DOMContentLoaded', () => {
  document.getElementById('again').addEventListener('click', again);
  try {
    const booking = nextBooking();
    if (booking) show(booking);
  } catch {
    // Data of another version may have another form; the page works without it.
  }
});
