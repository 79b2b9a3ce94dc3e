import { describe, expect, it } from 'vitest';
import { contactLinks } from './tickets-page.tsx';

const message = { subject: 'Booking RQ1', body: 'Hello, about RQ1 & more' };

describe('the ways to contact us', () => {
  it('carry the number of the booking', () => {
    expect(contactLinks('+966 11 234 5678', 'care@rawnaq.example', message)).toEqual({
      call: 'tel:+966112345678',
      whatsapp: 'https://wa.me/966112345678?text=Hello%2C%20about%20RQ1%20%26%20more',
      email: 'mailto:care@rawnaq.example?subject=Booking%20RQ1&body=Hello%2C%20about%20RQ1%20%26%20more',
    });
  });

  it('understand a number as it is dialled inside the country', () => {
    expect(contactLinks('0512345678', null, message).whatsapp).toMatch(/^https:\/\/wa\.me\/966512345678\?/);
  });

  it('leave out what is not configured', () => {
    expect(contactLinks(null, null, message)).toEqual({ call: null, whatsapp: null, email: null });
  });
});
