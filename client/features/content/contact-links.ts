type Message = { subject: string; body: string };

const encode = encodeURIComponent;

/** The URLs that reach us, with the message filled in. A way that is not configured is null. */
export const contactLinks = (phone: string | null, email: string | null, { subject, body }: Message) => {
  const digits = phone?.replace(/[^\d+]/g, '') ?? '';
  const international = digits.replace(/^(?:\+|00)/, '').replace(/^0/, '966');
  return {
    call: digits ? `tel:${digits}` : null,
    whatsapp: international ? `https://wa.me/${international}?text=${encode(body)}` : null,
    email: email ? `mailto:${email}?subject=${encode(subject)}&body=${encode(body)}` : null,
  };
};
