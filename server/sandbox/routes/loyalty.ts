import { bilingual } from '../texts.ts';
import type { Routes } from '../world.ts';

/** Names, the needed points, and the benefits. */
const customerClasses = {
  bud: bilingual({
    name: 'Bud | برعم',
    description: 'From your first visit | منذ زيارتك الأولى',
    details:
      'One point for every riyal you spend. A birthday treat waits for you each year, and offers reach you a day before everyone else. | نقطة عن كل ريال. تنتظرك هدية في يوم ميلادك كل عام، وتصلك العروض قبل غيرك بيوم.',
  }),
  bloom: bilingual({
    name: 'Bloom | زهرة',
    description: 'From 2,000 points a year | من 2000 نقطة في السنة',
    details:
      'One and a half points for every riyal, a free blow-dry or shave every quarter, and appointments you may move up to two hours before. | نقطة ونصف عن كل ريال، واستشوار أو حلاقة مجانية كل ثلاثة أشهر، ومواعيد يمكنك تغييرها حتى قبل ساعتين.',
  }),
  palm: bilingual({
    name: 'Palm | نخلة',
    description: 'From 6,000 points a year | من 6000 نقطة في السنة',
    details:
      'Two points for every riyal, the VIP suite whenever it is free, your own therapist held for you, and a hammam for two once a year. | نقطتان عن كل ريال، وجناح كبار الضيوف متى كان متاحًا، ومعالجتك المفضّلة محجوزة لك، وحمام لشخصين مرة في السنة.',
  }),
};

export const loyaltyRoutes: Routes = {
  'GET /loyalty/customer-classes': ({ pen }) => {
    const classes = Object.entries(customerClasses).map(([picture, entry], index) => ({
      id: index + 1,
      name: pen.write(entry.name),
      description: pen.write(entry.description),
      details: pen.write(entry.details),
      image: pen.picture('class', picture),
    }));
    return { data: { customer_classes: classes } };
  },
};
