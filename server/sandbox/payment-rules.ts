export const paymentOutcomes = ['open', 'pending', 'paid', 'declined'] as const;

/** `open` leaves it to the payment page; `pending` never settles; the others settle without the page. */
export type PaymentOutcome = (typeof paymentOutcomes)[number];

type PaymentRule = {
  outcome: PaymentOutcome;
  /** How many checks are answered `pending` before the outcome shows. */
  pendingAnswers: number;
};

export const createPaymentRules = () => {
  const open: PaymentRule = { outcome: 'open', pendingAnswers: 0 };
  const byOrder = new Map<string, PaymentRule>();
  let everyOrder = open;
  return {
    /** Without an order number the rule holds for every order that has none of its own. */
    set: (rule: PaymentRule, orderNumber?: string) => {
      if (orderNumber) byOrder.set(orderNumber, rule);
      else everyOrder = rule;
    },
    of: (orderNumber: string) => byOrder.get(orderNumber) ?? everyOrder,
    clear: () => {
      byOrder.clear();
      everyOrder = open;
    },
  };
};

export type PaymentRules = ReturnType<typeof createPaymentRules>;
