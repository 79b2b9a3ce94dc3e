import { type City, district, landmark, street } from './city.ts';

const region = { en: 'Eastern Province', ar: 'المنطقة الشرقية' };

export const dammam: City = {
  key: 'dammam',
  name: { en: 'Dammam', ar: 'الدمام' },
  region,
  country: 'SA',
  at: [26.4207, 50.0888],
  postalPrefix: '32',
  districts: [
    district('Ash Shati', 'الشاطئ', 26.467, 50.116),
    district('Al Faisaliyah', 'الفيصلية', 26.393, 50.06),
    district('Al Mazruiyah', 'المزروعية', 26.447, 50.104),
    district('Al Jalawiyah', 'الجلوية', 26.431, 50.083),
    district('An Nur', 'النور', 26.44, 50.055),
    district('Uhud', 'أحد', 26.396, 50.02),
    district('Ash Shulah', 'الشعلة', 26.387, 50.115),
    district('Al Adamah', 'العدامة', 26.44, 50.096),
    district('Al Hamra', 'الحمراء', 26.458, 50.095),
  ],
  streets: [
    street('King Saud St', 'شارع الملك سعود', [26.425, 50.07], [26.45, 50.118]),
    street('King Fahd Rd', 'طريق الملك فهد', [26.38, 50.03], [26.43, 50.125]),
    street('Prince Muhammad Bin Fahd Rd', 'طريق الأمير محمد بن فهد', [26.408, 50.128], [26.462, 50.072]),
    street('Gulf Rd', 'طريق الخليج', [26.452, 50.118], [26.492, 50.108]),
    street('King Abdulaziz St', 'شارع الملك عبدالعزيز', [26.436, 50.06], [26.468, 50.112]),
  ],
  landmarks: [
    landmark('park', 'Dammam Corniche', 'كورنيش الدمام', 26.483, 50.114),
    landmark('mall', 'Marina Mall', 'مارينا مول', 26.476, 50.117),
    landmark('mall', 'Ash Shati Mall', 'الشاطئ مول', 26.465, 50.113),
    landmark('mall', 'Othaim Mall', 'العثيم مول', 26.409, 50.091),
    landmark('park', 'King Fahd Park', 'منتزه الملك فهد', 26.392, 50.118),
    landmark('sight', 'Heritage Village', 'القرية الشعبية', 26.472, 50.119),
    landmark('school', 'Imam Abdulrahman University', 'جامعة الإمام عبدالرحمن بن فيصل', 26.393, 50.19),
    landmark('hospital', 'Dammam Medical Complex', 'مجمع الدمام الطبي', 26.427, 50.099),
    landmark('airport', 'King Fahd International Airport', 'مطار الملك فهد الدولي', 26.4712, 49.7979),
  ],
};

export const khobar: City = {
  key: 'khobar',
  name: { en: 'Al Khobar', ar: 'الخبر' },
  region,
  country: 'SA',
  at: [26.2794, 50.2083],
  postalPrefix: '34',
  districts: [
    district('Al Khobar Ash Shamaliyah', 'الخبر الشمالية', 26.288, 50.212),
    district('Ar Rakah', 'الراكة', 26.366, 50.194),
    district('Al Ulaya', 'العليا', 26.303, 50.184),
    district('Al Hizam Adh Dhahabi', 'الحزام الذهبي', 26.3, 50.206),
    district('Ad Dawhah', 'الدوحة', 26.32, 50.15),
  ],
  streets: [
    street('King Khalid St', 'شارع الملك خالد', [26.27, 50.213], [26.305, 50.205]),
    street('Prince Turki St', 'شارع الأمير تركي', [26.285, 50.222], [26.34, 50.205]),
    street('Custodian Of The Two Holy Mosques Rd', 'طريق خادم الحرمين الشريفين', [26.27, 50.2], [26.38, 50.182]),
  ],
  landmarks: [
    landmark('sight', 'Ithra', 'مركز إثراء', 26.335, 50.119),
    landmark('mall', 'Mall of Dhahran', 'مول الظهران', 26.306, 50.169),
    landmark('mall', 'Al Rashid Mall', 'الراشد مول', 26.299, 50.183),
    landmark('park', 'Khobar Corniche', 'كورنيش الخبر', 26.301, 50.216),
  ],
};
